/**
 * The tables of leagues, or the divisions of the bracket (`Tournament Bracket`, docs/public-pages.md#standings): the values of the
 * division filter beside the divisions.
 */
export type Arrangement = 'leagues' | 'bracket'

export const ARRANGEMENTS: Readonly<Record<Arrangement, string>> = { bracket: 'Tournament Bracket', leagues: 'League Tables' }

type Row = { readonly division_id: number | null }

/** What is shown where nothing is chosen: the bracket, unless teams would be missing from it. */
export const defaultArrangement = (rows: readonly Row[]): Arrangement =>
  rows.length > 0 && rows.every(row => row.division_id !== null) ? 'bracket' : 'leagues'

/** What is shown first, and what can be chosen in its place. */
export const arrangementsOf = (rows: readonly Row[]): readonly [first: Arrangement, other: Arrangement] =>
  defaultArrangement(rows) === 'bracket' ? ['bracket', 'leagues'] : ['leagues', 'bracket']
