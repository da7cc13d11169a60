/** A row of a pasted list as it was understood. */
export type PastedRow = {
  /** In the pasted text, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** It begins a group: a team with its players under it. */
  readonly isHead?: boolean
  /** Why it cannot be added. */
  readonly faults: readonly string[]
  /** What is to be confirmed before it is added. */
  readonly warnings: readonly string[]
}

/** A pasted list that was understood and looked through. */
export type PastedRows = {
  readonly columns: readonly string[]
  readonly rows: readonly PastedRow[]
  /** What there is to add, as the button says it: `8 Teams`. */
  readonly count: string
}

const messagesOf = (notes: readonly { readonly line: number; readonly message: string }[], line: number) =>
  notes.filter(note => note.line === line).map(({ message }) => message)

type Checked = {
  readonly faults: readonly { readonly line: number; readonly message: string }[]
  readonly warnings: readonly { readonly line: number; readonly message: string }[]
}

/** What was found about a line. */
export const notesOf = ({ faults, warnings }: Checked, line: number): Pick<PastedRow, 'faults' | 'warnings'> => ({
  faults: messagesOf(faults, line),
  warnings: messagesOf(warnings, line),
})
