/** A row of a pasted list as it was understood. */
export type PastedRow = {
  /** In the pasted text, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** It begins a group: a team with its players under it. */
  readonly isHead?: boolean
  /** It begins a group of groups: a league with its teams under it. */
  readonly isOver?: boolean
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

/** What else may be chosen for a line that has the name of something: that it is new, or is not added. */
export const SOMEBODY_NEW = 'new'
export const LEFT_OUT = 'leave'

/** What was chosen in a form, by line; '' where nothing was yet. */
export const choicesIn = (form: FormData): ReadonlyMap<number, string> =>
  new Map(
    [...form].flatMap(([name, value]) =>
      name.startsWith(fieldPrefix) ? [[Number(name.slice(fieldPrefix.length)), String(value)] as const] : [],
    ),
  )

/** The lines that are something that exists. */
export const chosenExisting = (choices: ReadonlyMap<number, string>): ChosenExisting =>
  new Map([...choices].flatMap(([line, choice]) => (/^\d+$/.test(choice) ? [[line, Number(choice)] as const] : [])))

/** A pasted list that was understood and looked through. */
export type PastedRows = {
  readonly columns: readonly string[]
  readonly rows: readonly PastedRow[]
  /** What there is to add, as the button says it: `8 Teams`. */
  readonly count: string
  /** The same of some of its lines, where lines may be left out one by one: those that are wrong, and those that the person leaves. */
  readonly countOf?: (lines: number) => string
}

/** Whether a line is not added although it was pasted. */
export const isLeftOut = ({ countOf }: PastedRows, { faults }: PastedRow, choice: string | undefined): boolean =>
  countOf !== undefined && (faults.length > 0 || choice === LEFT_OUT)

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
