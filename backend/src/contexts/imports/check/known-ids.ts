import type { CsvTable } from '../read/csv-table'
import { bare, type ImportProblems, type Spot } from './problems'

/** Ids that a file gives, as those that name them look them up. */
export type KnownIds = { readonly has: (id: string) => boolean }

/**
 * Of a file that cannot be used nobody knows what it gives: that is reported once, and not again for every line that names it.
 */
const ANY: KnownIds = { has: () => true }

/** Also ids of lines with other faults: who names them is not wrong. */
export const knownIds = (table: CsvTable | undefined): KnownIds =>
  table === undefined ? ANY : new Set([...table.rows, ...table.unfit].map(({ of }) => of('id')))

const BLANK = 'is blank.'

/** Says what is wrong with a name: of one that is not known once, however many lines have it; of a blank one for each line. */
export const addNameFault = (problems: ImportProblems, spot: Spot, fault: string): void =>
  fault === BLANK ? problems.add(spot, fault) : problems.addOnce(spot, fault)

/** What is wrong with a name for a thing of another file; undefined where nothing is. */
export const nameFaultOf = (what: string, id: string, known: KnownIds): string | undefined => {
  if (id === '') return BLANK
  return known.has(id) ? undefined : `there is no ${what} ${bare(id)}.`
}
