import type { PeriodScore, Side } from '@fullcourt/domain/games/events'
import { FINAL_PERIOD } from '@fullcourt/domain/games/periods'
import type { GamePeriodAnswer } from '../../../api/schema'

/** The period that a team plays, and its points in it so far. */
export type RunningPeriod = { readonly id: number; readonly name: string; readonly points: number }

const total = (points: readonly number[]) => points.reduce((sum, point) => sum + point, 0)

/**
 * The first period in which a side has no points yet, with what its players scored beyond the periods before; null when all are
 * over. So the period moves on when its points are entered, wherever that is done.
 */
export const runningPeriod = (
  periods: readonly GamePeriodAnswer[],
  scores: readonly PeriodScore[],
  { side, points }: { readonly side: Side; readonly points: number },
): RunningPeriod | null => {
  const entered = new Map(scores.flatMap(({ period, [side]: score }) => (score === null ? [] : [[period, score] as const])))
  const running = [...periods]
    .sort((a, b) => a.order - b.order)
    .find(({ id, name, hidden }) => !hidden && id !== FINAL_PERIOD && name !== 'Final' && !entered.has(id))
  return running ? { id: running.id, name: running.name, points: points - total([...entered.values()]) } : null
}
