import type { DefaultPeriod } from '../definition'

/** Nine innings, and one for all beyond. Their names are short: they head the columns of a line score. */
export const BASEBALL_PERIODS: readonly DefaultPeriod[] = [
  { id: 11, name: '1st' },
  { id: 12, name: '2nd' },
  { id: 13, name: '3rd' },
  { id: 14, name: '4th' },
  { id: 15, name: '5th' },
  { id: 16, name: '6th' },
  { id: 17, name: '7th' },
  { id: 18, name: '8th' },
  { id: 19, name: '9th' },
  { id: 20, name: 'Extra' },
]
