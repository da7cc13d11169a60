import type { PeriodId } from '../ids/kinds'
import { SPORTS } from '../sports/sports'

export type Period = { readonly id: PeriodId; readonly name: string }

/** `Final` is no stored period: answers list it last with the final score, and writing it is refused. */
export const FINAL_PERIOD: PeriodId = 6

/** The default periods of all sports; their ids are fixed (docs/games.md#periods). */
export const DEFAULT_PERIODS: readonly Period[] = [
  ...SPORTS.flatMap(({ periods }) => periods),
  { id: FINAL_PERIOD, name: 'Final' },
]

export const isDefaultPeriod = (period: PeriodId): boolean => DEFAULT_PERIODS.some(({ id }) => id === period)

/** Whether a period is played only after a tie: `OT`, `OT2`, `2OT`, `Overtime`. What leagues call their periods is free text. */
export const isOvertime = (name: string): boolean => /^(\d+\s*)?(OT\d*\b|overtime|extra)/i.test(name.trim())
