import type { DigestedRow } from './figures'

/** What is done with a thing: rows to remember when its commands are done, and what is reported instead of doing it. */
export type Remembered = { readonly rows: readonly DigestedRow[]; readonly reports: readonly string[] }
