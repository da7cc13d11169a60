import { Damaged } from '../errors'
import { positionOf } from '../position'
import { EMPTY_LOG, checksumAfter, factsOf } from './record'
import { sqliteCode, type Database } from './sqlite'
import type { Revision, StoredFact } from '../port'

/** Facts per page of a scan, unless they are large: 2 to 4 ms of work. */
const PAGE_FACTS = 1_000

/** Bytes of records per page, unless a single one is larger. */
const PAGE_BYTES = 4 * 1_048_576

/** The reading side of the file of facts. Each record is checked; what does not fit throws `Damaged`. */
export class FactReader {
  private readonly ofStream
  private readonly joined
  private readonly bytes
  private readonly checksum
  private readonly record

  constructor(database: Database) {
    this.ofStream = database.prepare<{ position: number; record: string; checksum: number; before: number | null }>(
      `SELECT fact.position, fact.record, fact.checksum, previous.checksum AS before
       FROM fact JOIN stream ON stream.id = fact.stream LEFT JOIN fact AS previous ON previous.position = fact.position - 1
       WHERE stream.name = ? AND fact.revision >= ? ORDER BY fact.revision`,
    )
    this.joined = database.prepare<{ records: string | null }>(
      'SELECT group_concat(record) AS records FROM fact WHERE position > ? AND position <= ?',
    )
    this.bytes = database.prepare<{ bytes: number | null }>(
      'SELECT sum(octet_length(record)) AS bytes FROM fact WHERE position > ? AND position <= ?',
    )
    this.checksum = database.prepare<{ checksum: number }>('SELECT checksum FROM fact WHERE position = ?')
    this.record = database.prepare<{ record: string; checksum: number }>('SELECT record, checksum FROM fact WHERE position = ?')
  }

  /** The facts of one stream from a revision to its end. */
  stream(name: string, from: Revision): readonly StoredFact[] {
    const rows = readable(() => this.ofStream.all(name, from))
    for (const { position, record, checksum, before } of rows)
      if (checksumAfter(before ?? EMPTY_LOG, record) !== checksum) throw damagedAt(position)
    const facts = factsOf(rows.map(row => row.record).join(','))
    for (const [index, fact] of facts.entries())
      if (fact.stream !== name || fact.revision !== from + index)
        throw new Damaged(`Stream ${name} has lost facts or order.`, fact.position)
    return facts
  }

  /** The facts behind a place, as many as make a page, none beyond `last`. Both are places of facts; `after` is less than `last`. */
  page(after: number, last: number): readonly StoredFact[] {
    const upTo = this.pageEnd(after, Math.min(last, after + PAGE_FACTS))
    return this.intact(after, upTo) ?? this.throwDamage(after, upTo)
  }

  private pageEnd(after: number, upTo: number): number {
    const bytes = readable(() => this.bytes.get(after, upTo)?.bytes) ?? 0
    return bytes <= PAGE_BYTES || upTo === after + 1 ? upTo : this.pageEnd(after, after + Math.ceil((upTo - after) / 2))
  }

  private intact(after: number, upTo: number): readonly StoredFact[] | undefined {
    return whereReadable(() => {
      const records = this.joined.get(after, upTo)?.records ?? ''
      if (!fits(this.checksumAt(after), records, this.checksumAt(upTo))) return undefined
      const facts = factsOf(records)
      return facts.length === upTo - after ? facts : undefined
    })
  }

  private throwDamage(after: number, upTo: number): never {
    for (let place = after; place <= upTo; place++) if (place > 0 && !this.isIntact(place)) throw damagedAt(place)
    throw damagedAt(upTo)
  }

  private isIntact(place: number): boolean {
    return (
      whereReadable(() => {
        const row = this.record.get(place)
        return row !== undefined && fits(this.checksumAt(place - 1), row.record, row.checksum)
      }) ?? false
    )
  }

  private checksumAt(place: number): number | undefined {
    return place === 0 ? EMPTY_LOG : this.checksum.get(place)?.checksum
  }
}

const fits = (before: number | undefined, records: string, after: number | undefined): boolean =>
  before !== undefined && checksumAfter(before, records) === after

/** What a read gives, or nothing where SQLite finds the file damaged. */
const whereReadable = <Found>(read: () => Found): Found | undefined => {
  try {
    return read()
  } catch (error) {
    if (isDamage(error)) return undefined
    throw error
  }
}

/** What a read gives; what SQLite finds damaged is told as `Damaged`. */
const readable = <Found>(read: () => Found): Found => {
  try {
    return read()
  } catch (error) {
    throw isDamage(error) ? new Damaged('The event log cannot be read: its file is damaged.', null, { cause: error }) : error
  }
}

const isDamage = (error: unknown): boolean => ['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(sqliteCode(error) ?? '')

const damagedAt = (place: number): Damaged =>
  new Damaged(
    `The fact at position ${positionOf(place)} is not what was written: the event log is damaged there.`,
    positionOf(place),
  )
