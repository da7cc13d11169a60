import type { PeriodScore, Side } from '@fullcourt/domain/games/events'
import { withPoints } from '../finals/finals-edit'

/** The points of a side in a period as they are entered when it ends, on top of what was there; null takes them out again. */
export type PeriodEnd = {
  readonly id: string
  readonly period: number
  readonly name: string
  readonly side: Side
  readonly was: number | null
  readonly points: number | null
}

/** The points of a side in a period as they were read, and the revision at which they were. */
export type ReadPoints = { readonly points: number | null; readonly revision: number }

export const isPeriodEnd = (one: object): one is PeriodEnd => 'period' in one

/** The points of the periods as the scorer sees them: what the server has, and on top what he ended. */
export const shownPeriods = (scores: readonly PeriodScore[], waiting: readonly object[]): readonly PeriodScore[] =>
  waiting.filter(isPeriodEnd).reduce(withPoints, scores)
