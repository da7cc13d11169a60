import { fullName } from '@fullcourt/domain/players/full-name'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { isFigure, type Figure, type Figures } from '@fullcourt/domain/statistics/figures'
import type { PlayerAnswer, PlayerBasicAnswer, GameStatAnswer } from '../../api/schema'
import type { BadgedTeam } from '../../ui/team/TeamBadge'

type Named = { readonly id: number; readonly name: string }

/** What a player did in one game. */
export type PlayedGame = {
  readonly id: number
  readonly date: string | null
  readonly playoff: boolean
  readonly season: Named
  readonly team: BadgedTeam & Named
  readonly opponent: BadgedTeam & Named
  readonly atHome: boolean
  readonly figures: Figures
}

/** A team that he is or was with. */
export type Stay = { readonly key: number; readonly team: BadgedTeam & Named; readonly league: string; readonly season: string }

/** What the page of a player shows. */
export type Profile = {
  readonly id: number
  readonly name: string
  readonly photo: string | null
  /** `Number` and `Position`, where staff keep them. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  readonly stays: readonly Stay[]
  readonly activeSeason: Named | null
  /** From the earliest. */
  readonly games: readonly PlayedGame[]
  /** The definitions that are shown, in the order of the organization. */
  readonly shown: readonly Abbreviation[]
}

const gameOf = ({ game, team_id }: GameStatAnswer, figures: Figures): PlayedGame => {
  const atHome = game.home_team.id === team_id
  return {
    id: game.id,
    date: game.date,
    playoff: game.stage === 'playoff',
    season: { id: game.seasons_league.season.id, name: game.seasons_league.season.name },
    team: atHome ? game.home_team : game.away_team,
    opponent: atHome ? game.away_team : game.home_team,
    atHome,
    figures,
  }
}

/** One entry per game, of the rows of the documented form, one for each figure. */
const gamesOf = (rows: readonly GameStatAnswer[]): PlayedGame[] => {
  const games = new Map<string, { first: GameStatAnswer; figures: { [figure in Figure]?: number } }>()
  for (const row of rows) {
    const key = `${row.game_id} ${row.team_id}`
    const game = games.get(key) ?? { first: row, figures: {} }
    games.set(key, game)
    if (isFigure(row.stat.abbreviation)) game.figures[row.stat.abbreviation] = row.value
  }
  return [...games.values()].map(({ first, figures }) => gameOf(first, figures))
}

const shownAttributes = ['number', 'position']

const attributesOf = ({ attributeValues }: PlayerAnswer) =>
  attributeValues
    .map(({ attribute, value }) => ({ name: attribute.attribute_name, value }))
    .filter(({ name, value }) => shownAttributes.includes(name.toLowerCase()) && value.trim() !== '')

export const profileOf = ({ player, teamHistory, gameStats, allStats, season }: PlayerBasicAnswer): Profile => ({
  id: player.id,
  name: fullName(player),
  photo: player.image,
  attributes: attributesOf(player),
  stays: teamHistory.map(({ slt_id, team, leagueName, seasonName }) => ({
    key: slt_id,
    team,
    league: leagueName,
    season: seasonName,
  })),
  activeSeason: season && { id: season.id, name: season.name },
  games: gamesOf(gameStats),
  shown: allStats
    .filter(({ hidden }) => !hidden)
    .sort((a, b) => a.order - b.order)
    .map(({ abbreviation }) => abbreviation as Abbreviation),
})
