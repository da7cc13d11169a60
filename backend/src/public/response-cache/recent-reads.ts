/** What asks for a public answer as a visitor did: its address, and of the headers what the answer differs by. */
export type VisitorRead = { readonly url: string; readonly headers: Readonly<Record<string, string>> }

/** A read, and how often visitors asked for it lately. */
export type RecentRead = { readonly read: VisitorRead; readonly times: number }

type Counted = { readonly read: VisitorRead; times: number }

/** Counts are kept for so long at least, in milliseconds, and for twice as long at most. */
const LATELY = 5 * 60_000
/** So many reads are counted in a period: one more begins the next period early. */
const MOST_READS = 1_000

/**
 * What visitors asked for in the last minutes, by the key under which it is cached. Counted in this period and the one before:
 * nothing but a look into a map for each request, however many addresses are made up.
 */
export class RecentReads {
  private current = new Map<string, Counted>()
  private previous = new Map<string, Counted>()
  private since: number

  constructor(
    private readonly now: () => number,
    private readonly most = MOST_READS,
  ) {
    this.since = now()
  }

  /** `read` is asked for only where the key was not counted lately. */
  count(key: string, read: () => VisitorRead): void {
    this.endPeriods()
    const counted = this.current.get(key)
    if (counted) {
      counted.times += 1
      return
    }
    if (this.current.size === this.most) this.beginPeriod(this.now())
    this.current.set(key, { read: this.previous.get(key)?.read ?? read(), times: 1 })
  }

  /** Undefined where nobody asked lately. */
  of(key: string): RecentRead | undefined {
    this.endPeriods()
    const [current, previous] = [this.current.get(key), this.previous.get(key)]
    const counted = current ?? previous
    return counted && { read: counted.read, times: (current?.times ?? 0) + (previous?.times ?? 0) }
  }

  /** Lets go of what was counted before the last full period. */
  private endPeriods() {
    const now = this.now()
    const age = now - this.since
    if (age < LATELY) return
    this.beginPeriod(now - (age % LATELY))
    if (age >= 2 * LATELY) this.previous = new Map()
  }

  private beginPeriod(since: number) {
    this.previous = this.current
    this.current = new Map()
    this.since = since
  }
}
