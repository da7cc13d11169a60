import { plainText } from '@fullcourt/domain/facts/plain-text'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerAnswer } from '../../api/schema'
import { shownColours, type TeamColours } from '../../ui/team/team-colours'

/** A player of a season, as the list shows and finds them. */
export type ListedPlayer = {
  readonly id: number
  readonly name: string
  /** The last name, or the only one, by which the list is ordered. */
  readonly last: string
  readonly photo: string | null
  readonly teams: readonly {
    readonly id: number
    readonly name: string
    readonly league: number
    readonly colors?: TeamColours
  }[]
}

/** The players on a roster of a season: nobody else is in the public list (docs/public-pages.md#players). */
export const listPlayers = (players: readonly PlayerAnswer[]): ListedPlayer[] =>
  players.map(player => ({
    id: player.id,
    name: fullName(player),
    last: player.lastName || player.firstName,
    photo: player.image,
    teams: player.rosters.map(({ team, seasons_leagues_team: entry }) => ({
      id: team.id,
      name: team.name,
      league: entry.seasons_league.league.id,
      colors: team.colors,
    })),
  }))

export type Sought = { readonly text: string; readonly league?: number; readonly team?: number }

/** Whether something is searched; before that the list holds everybody (docs/public-pages.md#players). */
export const isSought = ({ text, league, team }: Sought) => text !== '' || league !== undefined || team !== undefined

/** Who has all the words in their name (accents do not matter), in the league and the team that were chosen. */
export const findPlayers = (players: readonly ListedPlayer[], { text, league, team }: Sought) => {
  const words = plainText(text).split(/\s+/).filter(Boolean)
  return players.filter(
    ({ name, teams }) =>
      words.every(word => plainText(name).includes(word)) &&
      teams.some(one => (league === undefined || one.league === league) && (team === undefined || one.id === team)),
  )
}

/** Of a name that begins with no letter from A to Z. */
const OTHERS = '#'

const letterOf = ({ last }: ListedPlayer) => /[A-Z]/.exec(plainText(last).charAt(0).toUpperCase())?.[0] ?? OTHERS

export type Letter = { readonly letter: string; readonly anchor: string; readonly players: readonly ListedPlayer[] }

/** The players of an ordered list by the first letter of their last names; other beginnings come last. */
export const byLetter = (players: readonly ListedPlayer[]): readonly Letter[] => {
  const letters = new Map<string, ListedPlayer[]>()
  for (const player of players) {
    const letter = letterOf(player)
    const others = letters.get(letter)
    if (others) others.push(player)
    else letters.set(letter, [player])
  }
  const rank = (letter: string) => (letter === OTHERS ? 1 : 0)
  return [...letters]
    .map(([letter, ofLetter]) => ({ letter, anchor: letter === OTHERS ? 'other' : `letter-${letter}`, players: ofLetter }))
    .sort((a, b) => rank(a.letter) - rank(b.letter) || (a.letter < b.letter ? -1 : 1))
}

/** A player as a card shows them, with all their teams. */
export const cardOf = ({ id, name, photo, teams }: ListedPlayer) => ({
  id,
  name,
  photo,
  colors: teams[0] && shownColours(teams[0]),
  note: [...new Set(teams.map(team => team.name))].join(', '),
})
