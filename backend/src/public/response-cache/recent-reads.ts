import { LRUCache } from 'lru-cache'

/** What asks for a public answer as a visitor did: its address, and of the headers what the answer differs by. */
export type VisitorRead = { readonly url: string; readonly headers: Readonly<Record<string, string>> }

/** A read, and how often visitors asked for it lately. */
export type RecentRead = { readonly read: VisitorRead; readonly times: number }

type Counted = { readonly read: VisitorRead; times: number }

/** Counts are kept for so long at least, in milliseconds, and for twice as long at most. */
const LATELY = 5 * 60_000
/** So many reads are counted at once; those that were not asked for the longest go first. */
const MOST_READS = 1_000

const counts = (most: number) => new LRUCache<string, Counted>({ max: most })

/** What visitors asked for in the last minutes, by the key under which it is cached. */
export class RecentReads {
  private current: LRUCache<string, Counted>
  private previous: LRUCache<string, Counted>
  private since: number

  constructor(
    private readonly now: () => number,
    private readonly most = MOST_READS,
  ) {
    this.current = counts(most)
    this.previous = counts(most)
    this.since = now()
  }

  /** `read` is asked for only where the key was not counted lately. */
  count(key: string, read: () => VisitorRead): void {
    this.turn()
    const counted = this.current.get(key)
    if (counted) counted.times += 1
    else this.current.set(key, { read: this.previous.get(key)?.read ?? read(), times: 1 })
  }

  /** Undefined where nobody asked lately. */
  of(key: string): RecentRead | undefined {
    this.turn()
    const [current, previous] = [this.current.peek(key), this.previous.peek(key)]
    const counted = current ?? previous
    return counted && { read: counted.read, times: (current?.times ?? 0) + (previous?.times ?? 0) }
  }

  /** Lets go of what was counted before the last full period. */
  private turn() {
    const age = this.now() - this.since
    if (age < LATELY) return
    this.previous = age < 2 * LATELY ? this.current : counts(this.most)
    this.current = counts(this.most)
    this.since += age - (age % LATELY)
  }
}
