import type { GameContext } from '@fullcourt/domain/games/events'
import { hasResult } from '@fullcourt/domain/games/completed'
import type { FiguresFact } from '@fullcourt/domain/games/figures-facts'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { projection } from '../projection'
import { onFigures, type ChangedFigures } from './on-figures'

/** The games of one league, or of a season's brackets between teams of the same leagues. */
export type CountedGames = {
  /** The league that the games are of; null for games of brackets. */
  readonly league: LeagueId | null
  /** The leagues of both sides, the smaller id first. */
  readonly sides: readonly LeagueId[]
  readonly games: number
  /** How many of them have a result, be it a walk-over. */
  readonly completed: number
}

/** How many games a season has and how many are completed, without looking at any of them. */
export type GameCounts = { readonly counts: readonly CountedGames[] }

type InGame = { readonly in: GameContext }
type Count = Pick<CountedGames, 'games' | 'completed'>

const seasonOf = ({ in: { season } }: InGame) => [String(season)]

const groupOf = ({ league, home, away }: GameContext): Pick<CountedGames, 'league' | 'sides'> => ({
  league,
  sides: [...new Set([home.league, away.league])].sort((a, b) => a - b),
})

const nameOf = ({ league, sides }: Pick<CountedGames, 'league' | 'sides'>) => `${league ?? ''}:${sides.join()}`

const added = ({ counts }: GameCounts, context: GameContext, { games, completed }: Count): GameCounts => {
  const group = groupOf(context)
  const at = counts.findIndex(count => nameOf(count) === nameOf(group))
  const was = counts[at] ?? { games: 0, completed: 0 }
  const is = { ...group, games: was.games + games, completed: was.completed + completed }
  return { counts: at < 0 ? [...counts, is] : counts.with(at, is) }
}

/** Games that a fact takes along or brings back with their figures. */
const GAMES: { readonly [type in FiguresFact['type']]?: number } = { GameDeleted: -1, GameRestored: 1 }

const countOf = ({ fact, change: { was, is } }: Omit<ChangedFigures, 'id'>): Count => ({
  games: GAMES[fact.type] ?? 0,
  completed: Number(hasResult(is)) - Number(hasResult(was)),
})

const changesCount = ({ games, completed }: Count) => games !== 0 || completed !== 0

export const gameCounts = onFigures(
  projection<GameCounts, AnyFact>('gameCounts', { version: 2, initial: () => ({ counts: [] }) })
    .on('GameScheduled', seasonOf, (counts, fact) => added(counts, fact.in, { games: 1, completed: 0 }))
    .on('GameSidesChanged', seasonOf, (counts, { in: was, is }) =>
      added(added(counts, was, { games: -1, completed: 0 }), { ...was, ...is }, { games: 1, completed: 0 }),
    ),
  changed => (changesCount(countOf(changed)) ? seasonOf(changed.fact.data) : []),
  (counts, changed) => added(counts, changed.fact.data.in, countOf(changed)),
)
