import { refuse, type Refusal } from './decision'

/** The most rows that one call takes. */
export const LONGEST_LIST = 500

/** What is to be said of one row of a list, by its line from 1. */
export type LineNote = { readonly line: number; readonly message: string }

/** A list that was looked through before anything of it is done. */
export type CheckedList = {
  /** Rows that cannot be taken as they are. */
  readonly faults: readonly LineNote[]
  /** Rows that are taken once a person has confirmed them. */
  readonly warnings: readonly LineNote[]
}

const linesOf = (notes: readonly LineNote[]): string => notes.map(({ line, message }) => `Line ${line}: ${message}`).join('\n')

/** Refuses a list with a fault, or with a warning that nobody confirmed; every such row is named with its line. */
export const listRefusal = ({ faults, warnings }: CheckedList, isConfirmed: boolean): Refusal | undefined => {
  if (faults.length > 0) return refuse('invalid', `Nothing was added.\n${linesOf(faults)}`)
  if (isConfirmed || warnings.length === 0) return undefined
  return refuse('conflict', `Nothing was added. Send confirm: true to add them anyway.\n${linesOf(warnings)}`)
}
