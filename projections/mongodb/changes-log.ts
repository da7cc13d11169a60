import { randomUUID } from 'node:crypto'
import { EVERYTHING } from '../changes'
import { changesFeed } from '../changes-feed'
import { ReadStoreUnavailable, type FeedLine } from '../read-store'
import { pause } from '@fullcourt/event-store/backoff'
import { Semaphore } from '../semaphore'
import { unlessThere, type Wire } from './wire'
import type { Collection, Db } from 'mongodb'

/** Numbered without holes, so that a reader after a number misses nothing. */
type Entry = { readonly _id: number; readonly by: string; readonly lines: readonly FeedLine[] }

/** Milliseconds between two looks at what other processes wrote. */
const LOOK_EVERY = 100
/** Entries that are kept for those who look. */
const KEPT = 5_000
const TRIM_EVERY = 500

const entriesOf = (database: Db): Collection<Entry> => database.collection('changes')

const lastOf = async (database: Db): Promise<number> => {
  const [last] = await entriesOf(database).find().sort({ _id: -1 }).limit(1).toArray()
  return last?._id ?? 0
}

/** The changes feed over all processes: own lines are published at once, those of others when they are seen. */
export class ChangesLog {
  private readonly self = randomUUID()
  private readonly feed = changesFeed()
  private readonly turns = new Semaphore(1)
  private readonly closing = new AbortController()
  private readonly looking: Promise<void>
  /** The highest number that is known to be written. */
  private last: number
  private lostTrack = false

  private constructor(
    private readonly wire: Wire,
    private published: number,
  ) {
    this.last = published
    this.looking = this.look()
  }

  /** Opens the log at its end. */
  static async open(wire: Wire): Promise<ChangesLog> {
    return new ChangesLog(wire, await wire.over(lastOf))
  }

  follow(signal: AbortSignal): AsyncIterable<readonly FeedLine[]> {
    return this.feed.follow(signal)
  }

  /** Something was written, and it is not known what: the next lines say so. */
  loseTrack(): void {
    this.lostTrack = true
  }

  /** Publishes to everybody; in this process also where the others cannot be reached. */
  async publish(lines: readonly FeedLine[]): Promise<void> {
    const all = this.lostTrack ? [EVERYTHING, ...lines] : lines
    try {
      await this.turns.take(() => this.wire.over(database => this.add(database, all)))
      this.lostTrack = false
    } catch (error) {
      this.lostTrack = true
      throw error
    } finally {
      await this.feed.publish(all)
    }
  }

  async close(): Promise<void> {
    this.closing.abort()
    this.feed.close()
    await this.looking
  }

  private async add(database: Db, lines: readonly FeedLine[]): Promise<void> {
    let number = this.last + 1
    while (!(await this.takes(database, number, lines))) number = (await lastOf(database)) + 1
    this.last = number
    if (number % TRIM_EVERY === 0) await entriesOf(database).deleteMany({ _id: { $lte: number - KEPT } })
  }

  /**
   * False where the number is taken, or is one of those that were trimmed: they are free again, and nobody reads there any more.
   * The entry before a number that may be taken is always there.
   */
  private async takes(database: Db, number: number, lines: readonly FeedLine[]): Promise<boolean> {
    const entries = entriesOf(database)
    if (!(await unlessThere(entries.insertOne({ _id: number, by: this.self, lines })))) return false
    if (number === 1 ? (await lastOf(database)) < KEPT : (await entries.findOne({ _id: number - 1 })) !== null) return true
    await entries.deleteOne({ _id: number, by: this.self })
    return false
  }

  private async look(): Promise<void> {
    while (!this.closing.signal.aborted) {
      await pause(LOOK_EVERY, this.closing.signal)
      const news = await this.wire.over(database => this.after(database, this.published)).catch(nothingFor)
      const [first, last] = [news[0], news.at(-1)]
      if (first === undefined || last === undefined) continue
      const missed = first._id > this.published + 1
      this.published = last._id
      this.last = Math.max(this.last, last._id)
      const lines = news.filter(({ by }) => by !== this.self).flatMap(entry => entry.lines)
      await this.feed.publish(missed ? [EVERYTHING, ...lines] : lines)
    }
  }

  private after(database: Db, number: number): Promise<readonly Entry[]> {
    return entriesOf(database)
      .find({ _id: { $gt: number } })
      .sort({ _id: 1 })
      .toArray()
  }
}

/** While the database cannot be reached nothing is received; what was published meanwhile is read afterwards. */
const nothingFor = (error: unknown): readonly Entry[] => {
  if (error instanceof ReadStoreUnavailable) return []
  throw error
}
