import type { PeriodId } from '../ids/kinds'

export type Period = { readonly id: PeriodId; readonly name: string }

/** The default periods; their ids are fixed (design 5.4). */
export const DEFAULT_PERIODS: readonly Period[] = [
  { id: 1, name: 'Q1' },
  { id: 2, name: 'Q2' },
  { id: 3, name: 'Q3' },
  { id: 4, name: 'Q4' },
  { id: 5, name: 'OT' },
  { id: 6, name: 'Final' },
]

/** `Final` is no stored period: answers list it last with the final score, and writing it is refused. */
export const FINAL_PERIOD: PeriodId = 6
