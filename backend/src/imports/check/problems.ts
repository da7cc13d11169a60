/** More than these are counted, not told. */
const MOST_LISTED = 10_000
const LONGEST_VALUE = 40

/** A value as a person finds it in the file. */
export const shown = (value: string): string => `"${bare(value)}"`

/** The same without quotes, for ids. */
export const bare = (value: string): string => {
  const clean = value.replace(/[\p{Cc}\p{Cs}]/gu, '?')
  return clean.length > LONGEST_VALUE ? `${clean.slice(0, LONGEST_VALUE)}…` : clean
}

/** Where something is wrong: `games.csv line 17: home`. */
export type Spot = { readonly file: string; readonly line?: number; readonly column?: string }

const spotWords = ({ file, line, column }: Spot) =>
  [line === undefined ? file : `${file} line ${line}`, ...(column === undefined ? [] : [column])].join(': ')

/** Everything that is wrong with a league's files, and what of them is left aside. */
export class Problems {
  private readonly lines: string[] = []
  private readonly aside: string[] = []
  private readonly files = new Set<string>()
  private more = 0

  add(spot: Spot, what: string): void {
    this.files.add(spot.file)
    if (this.lines.length < MOST_LISTED) this.lines.push(`${spotWords(spot)}: ${what}`)
    else this.more += 1
  }

  /** Something that is not read, which does no harm. */
  note(what: string): void {
    this.aside.push(what)
  }

  /** Whether something is wrong with a file. */
  has(file: string): boolean {
    return this.files.has(file)
  }

  get count(): number {
    return this.lines.length + this.more
  }

  /** In the order in which they were found. */
  get all(): readonly string[] {
    return this.more === 0 ? this.lines : [...this.lines, `… and ${this.more} more`]
  }

  get notes(): readonly string[] {
    return this.aside
  }
}
