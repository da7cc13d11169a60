import type { GameContext, GameFigures, ScoreUpdated, Side, WalkoverRecorded } from '@fullcourt/domain/games/events'
import { isCompleted } from '@fullcourt/domain/games/completed'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { projection } from '../projection'

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
type Figures = Pick<GameFigures, 'score'> & { readonly walkover?: Side | undefined }
type Count = Pick<CountedGames, 'games' | 'completed'>

const seasonOf = ({ in: { season } }: InGame) => [String(season)]

const groupOf = ({ league, home, away }: GameContext): Pick<CountedGames, 'league' | 'sides'> => ({
  league,
  sides: [...new Set([home.league, away.league])].sort((a, b) => a - b),
})

const nameOf = ({ league, sides }: Pick<CountedGames, 'league' | 'sides'>) => `${league ?? ''}:${sides.join()}`

const added = ({ counts }: GameCounts, context: GameContext, { games, completed }: Count): GameCounts => {
  if (games === 0 && completed === 0) return { counts }
  const group = groupOf(context)
  const at = counts.findIndex(count => nameOf(count) === nameOf(group))
  const was = counts[at] ?? { games: 0, completed: 0 }
  const is = { ...group, games: was.games + games, completed: was.completed + completed }
  return { counts: at < 0 ? [...counts, is] : counts.with(at, is) }
}

const completedOf = ({ score, walkover }: Figures) => (isCompleted(score) || walkover !== undefined ? 1 : 0)

const resultChange = (was: Figures, is: Figures): Count => ({ games: 0, completed: completedOf(is) - completedOf(was) })

const scoreChange = ({ was, is }: ScoreUpdated['data']) => resultChange({ score: was }, { score: is })

const walkoverChange = ({ was, is }: WalkoverRecorded['data']) =>
  resultChange({ score: null, walkover: was ?? undefined }, { score: null, walkover: is ?? undefined })

const none: Figures = { score: null }

export const gameCounts = projection<GameCounts, AnyFact>('gameCounts', { version: 1, initial: () => ({ counts: [] }) })
  .on('GameScheduled', seasonOf, (counts, fact) => added(counts, fact.in, { games: 1, completed: 0 }))
  .on('ScoreUpdated', seasonOf, (counts, fact) => added(counts, fact.in, scoreChange(fact)))
  .on('WalkoverRecorded', seasonOf, (counts, fact) => added(counts, fact.in, walkoverChange(fact)))
  .on('GameReset', seasonOf, (counts, fact) => added(counts, fact.in, resultChange(fact.was, none)))
  .on('GameSidesChanged', seasonOf, (counts, { in: was, is }) =>
    added(added(counts, was, { games: -1, completed: 0 }), { ...was, ...is }, { games: 1, completed: 0 }),
  )
  .on('GameDeleted', seasonOf, (counts, fact) => added(counts, fact.in, { games: -1, completed: -completedOf(fact.was) }))
  .on('GameRestored', seasonOf, (counts, fact) => added(counts, fact.in, { games: 1, completed: completedOf(fact.is) }))
