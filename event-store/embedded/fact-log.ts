import { Unavailable } from '../errors'
import { readable } from './readable'
import { EMPTY_LOG, checksumAfter, recordOf, type LogEnd } from './record'
import type { CheckedFact } from '../checked-append'
import type { Revision } from '../port'
import type { Database } from './sqlite'

/**
 * Where a stream is kept, how far it goes, and the ids of its last facts; `last` is -1 while it holds nothing, `key` is undefined
 * while it is not in the file.
 */
type Stream = { readonly key: number | undefined; readonly last: number; readonly recent: readonly string[] }

/** How many facts of a stream back an id is looked for that is to be added. */
const RECENT_FACTS = 16

/** How many streams' ends are remembered; the others are looked up. */
const REMEMBERED_STREAMS = 10_000

/**
 * The writing side of the file of facts: the ends of log and streams, and how a fact is added. Only for use in a transaction.
 */
export class FactLog {
  private readonly streams = new Map<string, Stream>()
  private readonly findStream
  private readonly findRecent
  private readonly findWritten
  private readonly insertStream
  private readonly insertFact
  private readonly findEnd
  private knownEnd: LogEnd | undefined

  constructor(private readonly database: Database) {
    this.findStream = database.prepare<{ id: number }>('SELECT id FROM stream WHERE name = ?')
    this.findRecent = database.prepare<{ id: Uint8Array; revision: number }>(
      `SELECT id, revision FROM fact WHERE stream = ? ORDER BY revision DESC LIMIT ${RECENT_FACTS}`,
    )
    this.findWritten = database.prepare<{ id: Uint8Array; position: number }>(
      'SELECT id, position FROM fact WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?',
    )
    this.insertStream = database.prepare('INSERT INTO stream (name) VALUES (?)')
    this.insertFact = database.prepare(
      'INSERT INTO fact (position, stream, revision, id, checksum, size, record) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    this.findEnd = database.prepare<LogEnd>('SELECT position, checksum, size FROM fact ORDER BY position DESC LIMIT 1')
    this.knownEnd = this.storedEnd()
  }

  /**
   * How far the log goes; undefined after a failed write, until it was read anew: the contents of the file are not known then.
   */
  get end(): LogEnd | undefined {
    return this.knownEnd
  }

  /** Place of the last fact, 0 where there is none. */
  get head(): number {
    return this.requiredEnd().position
  }

  /** Revision of a stream's last fact, -1 where it holds nothing. */
  last(stream: string): number {
    return this.stream(stream).last
  }

  /** Whether a fact of that id is among the last ones of a stream. */
  isRecent(stream: string, id: string): boolean {
    return this.stream(stream).recent.includes(id)
  }

  /** Ids and places of up to `count` facts that are in a stream from a revision on. */
  written(stream: string, from: Revision, count: number): readonly { readonly id: string; readonly place: number }[] {
    const { key } = this.stream(stream)
    if (key === undefined) return []
    return this.findWritten.all(key, from, count).map(({ id, position }) => ({ id: uuidText(id), place: position }))
  }

  /** Adds facts after the last one of a stream. */
  add(stream: string, facts: readonly CheckedFact[]): void {
    const { key = this.newStream(stream), last, recent } = this.stream(stream)
    for (const [index, fact] of facts.entries()) this.addFact(stream, key, last + 1 + index, fact)
    const ids = [...recent, ...facts.map(({ id }) => id)].slice(-RECENT_FACTS)
    this.remember(stream, { key, last: last + facts.length, recent: ids })
  }

  /** Forgets all that was remembered: a write failed, and what became of it is seen in the file alone. */
  forget(): void {
    this.streams.clear()
    this.knownEnd = undefined
  }

  /**
   * Undoes what a failed write left open, and reads the end anew. Until that succeeds it throws `Unavailable` or `Damaged`,
   * and nothing may be read or written: it would follow a fact that was not written.
   */
  recover(): void {
    if (this.knownEnd !== undefined) return
    readable(() => {
      if (this.database.isTransaction) this.database.exec('ROLLBACK')
    })
    this.knownEnd = this.storedEnd()
  }

  private addFact(stream: string, key: number, revision: Revision, fact: CheckedFact): void {
    const end = this.requiredEnd()
    const position = end.position + 1
    const record = recordOf(stream, revision, position, fact)
    const checksum = checksumAfter(end.checksum, record)
    const size = end.size + Buffer.byteLength(record)
    this.insertFact.run(position, key, revision, uuidBytes(fact.id), checksum, size, record)
    this.knownEnd = { position, checksum, size }
  }

  private newStream(name: string): number {
    return Number(this.insertStream.run(name).lastInsertRowid)
  }

  private stream(name: string): Stream {
    const known = this.streams.get(name)
    if (known !== undefined) return known
    const key = this.findStream.get(name)?.id
    const latest = key === undefined ? [] : this.findRecent.all(key)
    return this.remember(name, {
      key,
      last: latest[0]?.revision ?? -1,
      recent: latest.map(({ id }) => uuidText(id)).toReversed(),
    })
  }

  private remember(name: string, stream: Stream): Stream {
    if (this.streams.size >= REMEMBERED_STREAMS) this.streams.clear()
    this.streams.set(name, stream)
    return stream
  }

  private requiredEnd(): LogEnd {
    if (this.knownEnd === undefined) throw new Unavailable('The end of the event log is not known since a write failed.')
    return this.knownEnd
  }

  private storedEnd(): LogEnd {
    return readable(() => this.findEnd.get()) ?? EMPTY_LOG
  }
}

const uuidBytes = (uuid: string): Uint8Array => Buffer.from(uuid.replaceAll('-', ''), 'hex')

const uuidText = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
