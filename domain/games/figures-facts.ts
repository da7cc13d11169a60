import type { Fact } from '../facts/fact'
import type { CourtsideFact } from './courtside'
import type { GameDetails, GameFact, GameFigures } from './events'
import { noFigures, withWalkover } from './sheet'

/**
 * What a fact does to a game's figures: what it takes out of them, and what it puts in. What it leaves alone is in neither. `how` says
 * what became of the game with them.
 */
export type FiguresChange = { readonly was: GameFigures; readonly is: GameFigures } & (
  | { readonly how: 'entered' }
  /** By a corrected result before it others play the game: it lost all that was entered. */
  | { readonly how: 'reset' }
  /** A correction of a result was undone, that of this correlation. */
  | { readonly how: 'undone'; readonly correction: string }
  /** The game goes with its figures. */
  | { readonly how: 'deleted' }
  /** The game comes back with its figures. */
  | { readonly how: 'restored'; readonly details: GameDetails }
)

/** Facts of a game that leave its figures alone. */
type OtherFact =
  | 'GameScheduled'
  | 'GameDetailsChanged'
  | 'GameSidesChanged'
  | 'GameSwapped'
  | CourtsideFact['type']
  | 'CorrectionReasonPublished'
  | 'CorrectionReasonWithdrawn'

/** A fact that changes the figures of a game: score, walk-over, periods or lines. */
export type FiguresFact = Exclude<GameFact, { readonly type: OtherFact }>

type FiguresData<Type extends FiguresFact['type']> = Extract<FiguresFact, { readonly type: Type }>['data']

const entryChange = (was: Partial<GameFigures>, is: Partial<GameFigures>): FiguresChange => ({
  how: 'entered',
  was: { ...noFigures, ...was },
  is: { ...noFigures, ...is },
})

const listOf = <Thing>(thing: Thing | null): readonly Thing[] => (thing === null ? [] : [thing])

const lineRecorded = ({ player, side, was, is }: FiguresData<'BoxScoreLineRecorded'>): FiguresChange => {
  const lines = (figures: typeof is) => listOf(figures).map(line => ({ player, side, line }))
  return entryChange({ lines: lines(was) }, { lines: lines(is) })
}

type Changes = { readonly [Type in FiguresFact['type']]: (data: FiguresData<Type>) => FiguresChange }

/** Of those that may change who won, or by how much. */
const OF_RESULTS = {
  ScoreUpdated: ({ was, is }) => entryChange({ score: was }, { score: is }),
  WalkoverRecorded: ({ was, is }) => entryChange(withWalkover(noFigures, was), withWalkover(noFigures, is)),
  GameReset: ({ was }) => ({ how: 'reset', was, is: noFigures }),
  GameFiguresRestored: ({ was, is, correction }) => ({ how: 'undone', was, is, correction }),
  GameDeleted: ({ was }) => ({ how: 'deleted', was, is: noFigures }),
  GameRestored: ({ is, details }) => ({ how: 'restored', was: noFigures, is, details }),
} as const satisfies Partial<Changes>

/** Of those that leave the result alone. */
const OF_SHEETS = {
  PeriodScoreUpdated: ({ was, is }) => entryChange({ periods: listOf(was) }, { periods: [is] }),
  BoxScoreLineRecorded: lineRecorded,
} as const satisfies Partial<Changes>

/**
 * What each fact that changes the figures of a game says of them: whoever counts results listens to all of these
 * (docs/games.md#facts-that-change-figures). A new fact of games is either here or among those that leave the figures alone; the compiler
 * asks for it.
 */
const CHANGES: Changes = { ...OF_RESULTS, ...OF_SHEETS }

/** The types of all facts that change the figures of a game. */
export const FIGURES_FACTS = Object.keys(CHANGES) as readonly FiguresFact['type'][]

/** The types of those that may change who won, or by how much. */
export const RESULT_FACTS = Object.keys(OF_RESULTS) as readonly (keyof typeof OF_RESULTS)[]

export const isFiguresFact = (fact: Fact<string, unknown>): fact is FiguresFact => Object.hasOwn(CHANGES, fact.type)

/** What a fact changes in the figures of its game. */
export const figuresChange = ({ type, data }: FiguresFact): FiguresChange =>
  (CHANGES[type] as (data: FiguresFact['data']) => FiguresChange)(data)

/** Whether it changes the final score. */
export const changesScore = ({ was, is }: FiguresChange): boolean => was.score !== null || is.score !== null

/** Whether it changes who won without a game. */
export const changesWalkover = ({ was, is }: FiguresChange): boolean => was.walkover !== undefined || is.walkover !== undefined

/** Whether it changes who won, or by how much. */
export const changesResult = (change: FiguresChange): boolean => changesScore(change) || changesWalkover(change)

/** Whether it says the result anew: whoever enters one does, and whatever takes all figures of a game, or gives them back. */
export const saysResult = (change: FiguresChange): boolean => change.how !== 'entered' || changesResult(change)
