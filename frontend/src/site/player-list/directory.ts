import { plainText } from '@fullcourt/domain/facts/plain-text'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerAnswer } from '../../api/schema'
import type { TeamColours } from '../../ui/team/team-colours'

/** A player of a season, as the list shows and finds him. */
export type Listed = {
  readonly id: number
  readonly name: string
  readonly photo: string | null
  readonly teams: readonly {
    readonly id: number
    readonly name: string
    readonly league: number
    readonly colors?: TeamColours
  }[]
}

/**
 * The players on a roster of a season, the active ones where none is named; others are not in the public list (spec 1 §2).
 */
export const listedOf = (players: readonly PlayerAnswer[], season?: number): Listed[] =>
  players.flatMap(player => {
    const teams = player.rosters
      .filter(({ seasons_leagues_team: { seasons_league: of } }) =>
        season === undefined ? of.season.active : of.season.id === season,
      )
      .map(({ team, seasons_leagues_team: entry }) => ({
        id: team.id,
        name: team.name,
        league: entry.seasons_league.league.id,
        colors: team.colors,
      }))
    return teams.length ? [{ id: player.id, name: fullName(player), photo: player.image, teams }] : []
  })

export type Sought = { readonly text: string; readonly league?: number; readonly team?: number }

/** The list appears only once something is searched (spec 1 §2). */
export const isSought = ({ text, league, team }: Sought) => text !== '' || league !== undefined || team !== undefined

/** Who has all the words in his name (accents do not matter), in the league and the team that were chosen. */
export const found = (players: readonly Listed[], { text, league, team }: Sought) => {
  const words = plainText(text).split(/\s+/).filter(Boolean)
  return players.filter(
    ({ name, teams }) =>
      words.every(word => plainText(name).includes(word)) &&
      teams.some(one => (league === undefined || one.league === league) && (team === undefined || one.id === team)),
  )
}
