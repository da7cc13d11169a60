/** More than these are counted, not named. */
const MOST_LISTED = 1_000
const LONGEST_VALUE = 40

/** A value as a person finds it in the file. */
export const quote = (value: string): string => `"${bare(value)}"`

/** The same without quotes, for ids. */
export const bare = (value: string): string => {
  const clean = value.replace(/[\p{Cc}\p{Cs}]/gu, '?')
  return clean.length > LONGEST_VALUE ? `${clean.slice(0, LONGEST_VALUE)}…` : clean
}

/** Where something is wrong: `games.csv line 17: home`. */
export type Spot = { readonly file: string; readonly line?: number; readonly column?: string }

const spotWords = ({ file, line, column }: Spot) =>
  [line === undefined ? file : `${file} line ${line}`, ...(column === undefined ? [] : [column])].join(': ')

/** What is wrong with a league's files, as plain data. */
export type FoundProblems = {
  /** How many there are. */
  readonly count: number
  /** In the order in which they were found; the first thousand, and how many more. */
  readonly all: readonly string[]
  /** What of the files is not read, which does no harm; the first thousand, and how many more. */
  readonly notes: readonly string[]
}

/** The first lines of a list, and how many more there were. */
class BoundedList {
  private readonly first: string[] = []
  private more = 0

  add(line: string): void {
    if (this.first.length < MOST_LISTED) this.first.push(line)
    else this.more += 1
  }

  get count(): number {
    return this.first.length + this.more
  }

  get lines(): readonly string[] {
    return this.more === 0 ? this.first : [...this.first, `… and ${this.more} more`]
  }
}

/** Everything that is wrong with a league's files, and what of them is left aside. */
export class ImportProblems {
  private readonly found = new BoundedList()
  private readonly aside = new BoundedList()
  private readonly files = new Set<string>()
  private readonly addedOnce = new Set<string>()

  add(spot: Spot, what: string): void {
    this.files.add(spot.file)
    this.found.add(`${spotWords(spot)}: ${what}`)
  }

  /** What is wrong for every line that says the same, such as a game that is not there: only the first of them is named. */
  addOnce(spot: Spot, what: string): void {
    const same = JSON.stringify([spot.file, spot.column, what])
    if (this.addedOnce.has(same)) return
    this.addedOnce.add(same)
    this.add(spot, what)
  }

  /** Something that is not read, which does no harm. */
  note(what: string): void {
    this.aside.add(what)
  }

  /** Whether something is wrong with a file. */
  has(file: string): boolean {
    return this.files.has(file)
  }

  get report(): FoundProblems {
    return { count: this.found.count, all: this.found.lines, notes: this.aside.lines }
  }

  get count(): number {
    return this.found.count
  }
}
