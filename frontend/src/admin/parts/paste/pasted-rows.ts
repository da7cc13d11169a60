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
  /** What exists already and may be meant, with the words that name it. */
  readonly existing?: readonly { readonly id: number; readonly label: string }[]
}

/** By line, which of what exists already is meant by it. */
export type ChosenExisting = ReadonlyMap<number, number>

const fieldPrefix = 'existing-'

/** The name of the field in which it is chosen what a line means. */
export const existingField = (line: number): string => `${fieldPrefix}${line}`

/** What was chosen in a form; a line for which nothing was is something new. */
export const chosenExisting = (form: FormData): ChosenExisting =>
  new Map(
    [...form].flatMap(([name, value]) =>
      name.startsWith(fieldPrefix) && value !== '' ? [[Number(name.slice(fieldPrefix.length)), Number(value)] as const] : [],
    ),
  )

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
