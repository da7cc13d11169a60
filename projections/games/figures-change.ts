import type {
  BoxScoreLineRecorded,
  GameDeleted,
  GameFigures,
  GameReset,
  GameRestored,
  PeriodScoreUpdated,
  ScoreUpdated,
} from '@fullcourt/domain/games/events'
import { noFigures } from '@fullcourt/domain/games/sheet'

/** What a fact takes out of a game's figures, and what it puts in; what it leaves alone is in neither. */
export type FiguresChange = { readonly was: GameFigures; readonly is: GameFigures }

export const scoreChange = ({ was, is }: ScoreUpdated['data']): FiguresChange => ({
  was: { ...noFigures, score: was },
  is: { ...noFigures, score: is },
})

export const periodChange = ({ was, is }: PeriodScoreUpdated['data']): FiguresChange => ({
  was: { ...noFigures, periods: was === null ? [] : [was] },
  is: { ...noFigures, periods: [is] },
})

export const lineChange = ({ player, side, was, is }: BoxScoreLineRecorded['data']): FiguresChange => ({
  was: { ...noFigures, lines: was === null ? [] : [{ player, side, line: was }] },
  is: { ...noFigures, lines: is === null ? [] : [{ player, side, line: is }] },
})

/** Of a deleted game, and of one that was reset. */
export const deletion = ({ was }: Pick<GameDeleted['data'] | GameReset['data'], 'was'>): FiguresChange => ({ was, is: noFigures })

export const restoration = ({ is }: Pick<GameRestored['data'], 'is'>): FiguresChange => ({ was: noFigures, is })
