import type { DefaultPeriod } from '../definition'

/** Four quarters and overtime (docs/games.md#periods). */
export const BASKETBALL_PERIODS: readonly DefaultPeriod[] = [
  { id: 1, name: 'Q1' },
  { id: 2, name: 'Q2' },
  { id: 3, name: 'Q3' },
  { id: 4, name: 'Q4' },
  { id: 5, name: 'OT' },
]
