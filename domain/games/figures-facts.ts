import type { GameFact, GameFigures } from './events'
import { noFigures, withWalkover } from './sheet'

/** What a fact takes out of a game's figures, and what it puts in; what it leaves alone is in neither. */
export type FiguresChange = { readonly was: GameFigures; readonly is: GameFigures }

/** Facts of a game that leave its figures alone. */
type OtherFact =
  | 'GameScheduled'
  | 'GameDetailsChanged'
  | 'GameSidesChanged'
  | 'GameSwapped'
  | 'CorrectionReasonPublished'
  | 'CorrectionReasonWithdrawn'

/** A fact that changes the figures of a game: score, walk-over, periods or lines. */
export type FiguresFact = Exclude<GameFact, { readonly type: OtherFact }>

type FiguresData<Type extends FiguresFact['type']> = Extract<FiguresFact, { readonly type: Type }>['data']

const scoreChange = ({ was, is }: FiguresData<'ScoreUpdated'>): FiguresChange => ({
  was: { ...noFigures, score: was },
  is: { ...noFigures, score: is },
})

const walkoverChange = ({ was, is }: FiguresData<'WalkoverRecorded'>): FiguresChange => ({
  was: withWalkover(noFigures, was),
  is: withWalkover(noFigures, is),
})

const periodChange = ({ was, is }: FiguresData<'PeriodScoreUpdated'>): FiguresChange => ({
  was: { ...noFigures, periods: was === null ? [] : [was] },
  is: { ...noFigures, periods: [is] },
})

const lineChange = ({ player, side, was, is }: FiguresData<'BoxScoreLineRecorded'>): FiguresChange => ({
  was: { ...noFigures, lines: was === null ? [] : [{ player, side, line: was }] },
  is: { ...noFigures, lines: is === null ? [] : [{ player, side, line: is }] },
})

/** Of a deleted game, and of one that was reset. */
const loss = ({ was }: { readonly was: GameFigures }): FiguresChange => ({ was, is: noFigures })

/**
 * What each fact that changes the figures of a game says of them: whoever counts results listens to all of these
 * (docs/games.md#facts-that-change-figures). A new fact of games is either here or among those that leave the figures alone; the compiler
 * asks for it.
 */
export const FIGURES_FACTS = {
  ScoreUpdated: scoreChange,
  WalkoverRecorded: walkoverChange,
  PeriodScoreUpdated: periodChange,
  BoxScoreLineRecorded: lineChange,
  GameReset: loss,
  GameFiguresRestored: ({ was, is }) => ({ was, is }),
  GameDeleted: loss,
  GameRestored: ({ is }) => ({ was: noFigures, is }),
} as const satisfies { readonly [Type in FiguresFact['type']]: (data: FiguresData<Type>) => FiguresChange }

/** What a fact changes in the figures of its game. */
export const figuresChange = ({ type, data }: FiguresFact): FiguresChange =>
  (FIGURES_FACTS[type] as (data: FiguresFact['data']) => FiguresChange)(data)
