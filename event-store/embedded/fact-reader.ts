import { Damaged, PartialStream } from '../errors'
import { positionOf } from '../position'
import { readable } from './readable'
import { EMPTY_LOG, checksumAfter, factsOf, type LogEnd } from './record'
import type { Database } from './sqlite'
import type { Revision, StoredFact } from '../port'

/** Facts per page of a scan, unless they are large: a few milliseconds of work. */
const PAGE_FACTS = 1_000

/** Bytes of records per page, unless a single one is larger. */
const PAGE_BYTES = 4 * 1_048_576

/** Records read and parsed at once: about 100 KB, where a text still is no large object to V8 (measured: 1.3 times faster than 1,000). */
const GROUP_FACTS = 250

/** The facts after a place, of what comes up to another. */
type Page = { readonly after: number; readonly last: number; readonly facts: readonly StoredFact[] }

/** The reading side of the file of facts. Each record is checked; what does not fit throws `Damaged`. */
export class FactReader {
  private readonly ofStream
  private readonly joined
  private readonly end
  private readonly record
  /** The page that was read last: all that follow the log ask for the same one when it has grown. */
  private latest: Page | undefined

  constructor(database: Database) {
    this.ofStream = database.prepare<{ position: number; record: string; checksum: number; before: number | null }>(
      `SELECT fact.position, fact.record, fact.checksum, previous.checksum AS before
       FROM fact JOIN stream ON stream.id = fact.stream LEFT JOIN fact AS previous ON previous.position = fact.position - 1
       WHERE stream.name = ? AND fact.revision >= ? ORDER BY fact.revision`,
    )
    this.joined = database.prepare<{ records: string | null }>(
      'SELECT group_concat(record) AS records FROM fact WHERE position > ? AND position <= ?',
    )
    this.end = database.prepare<LogEnd>('SELECT position, checksum, size FROM fact WHERE position = ?')
    this.record = database.prepare<{ record: string }>('SELECT record FROM fact WHERE position = ?')
  }

  /** The facts of one stream from a revision to its end. */
  stream(name: string, from: Revision): readonly StoredFact[] {
    const rows = readable(() => this.ofStream.all(name, from))
    for (const { position, record, checksum, before } of rows)
      if (checksumAfter(before ?? EMPTY_LOG.checksum, record) !== checksum) throw damageAt(position)
    const facts = factsOf(rows.map(row => row.record).join(','))
    for (const [index, { stream, revision, position }] of facts.entries()) {
      if (stream !== name) throw damageAt(Number(position))
      if (revision !== from + index) throw new PartialStream(name, from + index, revision)
    }
    return facts
  }

  /**
   * The facts after a place, as many as make a page, none beyond `last`. Both are places of facts; `after` is less than `last`.
   */
  page(after: number, last: number): readonly StoredFact[] {
    const { latest } = this
    if (latest?.after === after && latest.last === last) return latest.facts
    const facts = this.read(after, this.pageEnd(after, Math.min(last, after + PAGE_FACTS)))
    this.latest = { after, last, facts }
    return facts
  }

  private read(after: number, end: number): readonly StoredFact[] {
    const facts: StoredFact[] = []
    for (let from = after; from < end; from += GROUP_FACTS) facts.push(...this.group(from, Math.min(end, from + GROUP_FACTS)))
    return facts
  }

  private pageEnd(after: number, upTo: number): number {
    const fits = upTo === after + 1 || this.sizeAt(upTo) - this.sizeAt(after) <= PAGE_BYTES
    return fits ? upTo : this.pageEnd(after, after + Math.ceil((upTo - after) / 2))
  }

  private sizeAt(place: number): number {
    return readable(() => this.endAt(place))?.size ?? 0
  }

  private group(after: number, upTo: number): readonly StoredFact[] {
    return whereReadable(() => this.intactGroup(after, upTo)) ?? this.throwDamage(after, upTo)
  }

  private intactGroup(after: number, upTo: number): readonly StoredFact[] | undefined {
    const records = this.joined.get(after, upTo)?.records ?? ''
    if (!follows(this.endAt(after), records, this.endAt(upTo))) return undefined
    const facts = factsOf(records)
    return facts.length === upTo - after ? facts : undefined
  }

  private throwDamage(after: number, upTo: number): never {
    for (let place = after; place <= upTo; place++) if (place > 0 && !this.isIntact(place)) throw damageAt(place)
    throw damageAt(upTo)
  }

  private isIntact(place: number): boolean {
    const read = () => follows(this.endAt(place - 1), this.record.get(place)?.record ?? '', this.endAt(place))
    return whereReadable(read) ?? false
  }

  private endAt(place: number): LogEnd | undefined {
    return place === 0 ? EMPTY_LOG : this.end.get(place)
  }
}

const follows = (before: LogEnd | undefined, records: string, end: LogEnd | undefined): boolean =>
  before !== undefined && end !== undefined && checksumAfter(before.checksum, records) === end.checksum

/** What a read gives, or nothing where SQLite finds the file damaged. */
const whereReadable = <Found>(read: () => Found): Found | undefined => {
  try {
    return readable(read)
  } catch (error) {
    if (error instanceof Damaged) return undefined
    throw error
  }
}

const damageAt = (place: number): Damaged =>
  new Damaged(
    `The fact at position ${positionOf(place)} is not what was written: the event log is damaged there.`,
    positionOf(place),
  )
