import type { GameContext, GameFigures } from '@fullcourt/domain/games/events'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import { statusByResult } from '@fullcourt/domain/games/status'
import type { DivisionId, LeagueId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { projection } from '../projection'
import { onFigures } from './on-figures'

/** How many games there are, and how many of them have a result, be it a walk-over. */
export type GameCount = { readonly games: number; readonly completed: number }

export type TeamCount = GameCount & { readonly team: TeamId }

/** The games between teams of the same leagues. */
export type SidesCount = GameCount & {
  /** The leagues of both sides, the smaller id first. */
  readonly sides: readonly LeagueId[]
  /** Of each team that plays one of them, by their ids. */
  readonly teams: readonly TeamCount[]
}

/** How far the games of a league, or those of a division's bracket, are played, without looking at any of them. */
export type GamesProgress = {
  readonly season: SeasonId
  readonly league: LeagueId | null
  readonly division: DivisionId | null
  readonly counts: readonly SidesCount[]
}

type InGame = { readonly in: GameContext }

/** Ids begin at 1: nothing is known yet. */
const nothing: GamesProgress = { season: 0, league: null, division: null, counts: [] }

const documentOf = ({ in: { season, league, division } }: InGame) => [`${season}-${league ?? ''}-${division ?? ''}`]

const plus = (count: GameCount | undefined, { games, completed }: GameCount): GameCount => ({
  games: (count?.games ?? 0) + games,
  completed: (count?.completed ?? 0) + completed,
})

const withTeam = (teams: readonly TeamCount[], team: TeamId, more: GameCount): readonly TeamCount[] => {
  const is = {
    team,
    ...plus(
      teams.find(one => one.team === team),
      more,
    ),
  }
  return [...teams.filter(one => one.team !== team), is].filter(({ games }) => games > 0).sort((a, b) => a.team - b.team)
}

const addGame = (
  { counts }: GamesProgress,
  { season, league, division, home, away }: GameContext,
  more: GameCount,
): GamesProgress => {
  const sides = [...new Set([home.league, away.league])].sort((a, b) => a - b)
  const at = counts.findIndex(count => count.sides.join() === sides.join())
  const teams = [home.team, away.team].reduce((all, team) => withTeam(all, team, more), counts[at]?.teams ?? [])
  const is = { sides, ...plus(counts[at], more), teams }
  return { season, league, division, counts: at < 0 ? [...counts, is] : counts.with(at, is) }
}

const SCHEDULED: GameCount = { games: 1, completed: 0 }
const TAKEN_OUT: GameCount = { games: -1, completed: 0 }

/** A game that goes takes its result along, and brings it back. */
const GAMES: { readonly [how in FiguresChange['how']]?: number } = { deleted: -1, restored: 1 }

const countDecided = (figures: GameFigures) => (statusByResult(figures) === undefined ? 0 : 1)

const countOf = ({ how, was, is }: FiguresChange): GameCount => ({
  games: GAMES[how] ?? 0,
  completed: countDecided(is) - countDecided(was),
})

const changesCount = ({ games, completed }: GameCount) => games !== 0 || completed !== 0

export const gamesProgress = onFigures(
  projection<GamesProgress, AnyFact>('gamesProgress', {
    version: 1,
    initial: () => nothing,
    indexes: { season: ({ season }, id) => (season === 0 ? [] : [{ key: String(season), order: id }]) },
  })
    .on('GameScheduled', documentOf, (counts, fact) => addGame(counts, fact.in, SCHEDULED))
    .on('GameSidesChanged', documentOf, (counts, { in: was, is }) =>
      addGame(addGame(counts, was, TAKEN_OUT), { ...was, ...is }, SCHEDULED),
    ),
  ({ change, fact }) => (changesCount(countOf(change)) ? documentOf(fact.data) : []),
  (counts, { change, fact }) => addGame(counts, fact.data.in, countOf(change)),
)
