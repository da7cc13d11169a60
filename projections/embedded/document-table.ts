import { documentChange, listChange } from '../changes'
import { parseDocument, ParsedDocuments, type DocumentRow, type ParsedDocument } from './parsed-documents'
import type { Database, Statement } from '@fullcourt/event-store/embedded/sqlite'
import type { ListPlace } from '../projection'
import type { ModelVersion, FeedLine, DocumentWrite, ListRange, StoredDocument, StoredPlace, Tally } from '../read-store'

type Places = DocumentWrite['places']
type ListedRow = { readonly id: string; readonly number: number }
type PlacedRow = { readonly number: number; readonly id: string; readonly places: string }
type StoredRow = { readonly number: number; readonly position: string; readonly places: string }

/** How many documents of a discarded build go in one transaction (about 5 ms). */
const DISCARDED_AT_ONCE = 200

/** The documents of a longer list are not kept parsed: it would push out all others, and itself. */
const LONGEST_KEPT = 3_000

/** Documents and their places. */
export class DocumentTable {
  private readonly numbers = new Map<ModelVersion, number>()
  private readonly addVersion: Statement
  private readonly dropVersion: Statement
  private readonly one: Statement<DocumentRow>
  private readonly oneByNumber: Statement<DocumentRow>
  private readonly stored: Statement<StoredRow>
  private readonly add: Statement
  private readonly replace: Statement
  private readonly addPlace: Statement
  private readonly dropPlace: Statement
  private readonly some: Statement<PlacedRow>
  private readonly dropDocument: Statement
  private readonly listings = new Map<string, Statement<ListedRow>>()
  private readonly placings = new Map<string, Statement<StoredPlace>>()
  private readonly tallies = new Map<string, Statement<Tally>>()
  private readonly parsed = new ParsedDocuments()

  constructor(private readonly database: Database) {
    for (const { number, name } of database
      .prepare<{ number: number; name: string }>('SELECT number, name FROM versions')
      .all()) {
      this.numbers.set(name, number)
    }
    this.addVersion = database.prepare('INSERT INTO versions (name) VALUES (?)')
    this.dropVersion = database.prepare('DELETE FROM versions WHERE number = ?')
    this.one = database.prepare('SELECT id, position, body FROM documents WHERE version = ? AND id = ?')
    this.oneByNumber = database.prepare('SELECT id, position, body FROM documents WHERE number = ?')
    this.stored = database.prepare('SELECT number, position, places FROM documents WHERE version = ? AND id = ?')
    this.add = database.prepare('INSERT INTO documents (version, id, position, places, body) VALUES (?, ?, ?, ?, ?)')
    this.replace = database.prepare('UPDATE documents SET position = ?, places = ?, body = ? WHERE number = ?')
    this.addPlace = database.prepare(
      'INSERT OR IGNORE INTO places (version, name, key, place, id, document) VALUES (?, ?, ?, ?, ?, ?)',
    )
    this.dropPlace = database.prepare('DELETE FROM places WHERE version = ? AND name = ? AND key = ? AND place = ? AND id = ?')
    this.some = database.prepare(`SELECT number, id, places FROM documents WHERE version = ? LIMIT ${DISCARDED_AT_ONCE}`)
    this.dropDocument = database.prepare('DELETE FROM documents WHERE number = ?')
  }

  get(version: ModelVersion, id: string): StoredDocument | undefined {
    const number = this.numbers.get(version)
    if (number === undefined) return undefined
    const known = this.parsed.get(number, id)
    if (known) return known
    const row = this.one.get(number, id)
    return row && this.parsed.parse(number, row)
  }

  getMany(version: ModelVersion, ids: readonly string[]): ReadonlyMap<string, StoredDocument> {
    const found = new Map<string, StoredDocument>()
    for (const id of ids) {
      const one = this.get(version, id)
      if (one !== undefined) found.set(id, one)
    }
    return found
  }

  list(version: ModelVersion, range: ListRange): readonly StoredDocument[] {
    const number = this.numbers.get(version)
    if (number === undefined) return []
    const rows = prepareOnce(this.database, this.listings, listing(range)).all(number, ...asked(range))
    const isLong = rows.length > LONGEST_KEPT
    return rows.flatMap(row => this.listed(number, row, isLong) ?? [])
  }

  private listed(version: number, { id, number }: ListedRow, isLong: boolean): StoredDocument | undefined {
    const known = this.parsed.get(version, id)
    if (known) return known
    const row = this.oneByNumber.get(number)
    if (row === undefined) return undefined
    return isLong ? parseDocument(row) : this.parsed.parse(version, row)
  }

  places(version: ModelVersion, range: ListRange): readonly StoredPlace[] {
    const number = this.numbers.get(version)
    if (number === undefined) return []
    return prepareOnce(this.database, this.placings, placing(range)).all(number, ...asked(range))
  }

  tally(version: ModelVersion, range: ListRange, length: number): readonly Tally[] {
    const number = this.numbers.get(version)
    if (number === undefined) return []
    return prepareOnce(this.database, this.tallies, tallying(range)).all(length, number, ...asked(range))
  }

  /**
   * Numbers builds that were not written before: outside of a transaction, because numbers outlive one that is undone. `commit` ends
   * one that is open.
   */
  admit(documents: readonly DocumentWrite[], commit: () => void): void {
    for (const { version } of documents) {
      if (this.numbers.has(version)) continue
      commit()
      this.numbers.set(version, Number(this.addVersion.run(version).lastInsertRowid))
    }
  }

  /**
   * Replaces a document of an admitted build that is at the expected position, and notes it and what looks different now; false
   * where it is at another. What was noted in `renewed` is for `renew`, once nothing of its batch can be undone.
   */
  write(written: DocumentWrite, changes: Set<FeedLine>, renewed: ParsedDocument[]): boolean {
    const { version, id, expected, position } = written
    const number = this.numbers.get(version)!
    const stored = this.stored.get(number, id)
    if ((stored?.position ?? null) !== expected) return false
    const [places, body] = [JSON.stringify(written.places), JSON.stringify(written.body)]
    renewed.push({ version: number, document: { id, position, body: written.body }, characters: body.length })
    changes.add(documentChange(version, id))
    noteLists(version, written.places, changes)
    if (stored === undefined) {
      const row = Number(this.add.run(number, id, position, places, body).lastInsertRowid)
      this.putPlaces(number, id, row, written.places)
      return true
    }
    this.replace.run(position, places, body, stored.number)
    if (places !== stored.places) {
      const earlier: Places = JSON.parse(stored.places)
      noteLists(version, earlier, changes)
      this.takePlaces(number, id, without(earlier, written.places))
      this.putPlaces(number, id, stored.number, without(written.places, earlier))
    }
    return true
  }

  /** From now on documents are read as they were written. */
  renew(renewed: readonly ParsedDocument[]): void {
    for (const one of renewed) this.parsed.renew(one)
  }

  /** Takes some documents of a build out; true while there may be more. */
  discardSome(version: ModelVersion): boolean {
    const number = this.numbers.get(version)
    if (number === undefined) return false
    const rows = this.some.all(number)
    for (const row of rows) {
      this.parsed.forget(number, row.id)
      this.takePlaces(number, row.id, JSON.parse(row.places))
      this.dropDocument.run(row.number)
    }
    if (rows.length === DISCARDED_AT_ONCE) return true
    this.dropVersion.run(number)
    this.numbers.delete(version)
    return false
  }

  private putPlaces(number: number, id: string, row: number, places: Places): void {
    for (const [name, at] of Object.entries(places))
      for (const { key, order } of at) this.addPlace.run(number, name, key, order, id, row)
  }

  private takePlaces(number: number, id: string, places: Places): void {
    for (const [name, at] of Object.entries(places))
      for (const { key, order } of at) this.dropPlace.run(number, name, key, order, id)
  }
}

/** The places that are not among others: a document with many of them moves in a few. */
const without = (places: Places, others: Places): Places =>
  Object.fromEntries(
    Object.entries(places).map(([name, at]) => {
      const known = new Map((others[name] ?? []).map(({ key, order }) => [key, order]))
      return [name, at.filter(({ key, order }) => known.get(key) !== order)]
    }),
  )

const noteLists = (
  version: ModelVersion,
  places: { readonly [index: string]: readonly ListPlace[] },
  changes: Set<FeedLine>,
): void => {
  for (const [name, at] of Object.entries(places)) for (const { key } of at) changes.add(listChange(version, name, key))
}

const prepareOnce = <Row>(database: Database, known: Map<string, Statement<Row>>, text: string): Statement<Row> => {
  const statement = known.get(text) ?? database.prepare<Row>(text)
  known.set(text, statement)
  return statement
}

type Cut = { readonly after?: string | undefined; readonly before?: string | undefined }

const within = ({ after, before }: Cut): string =>
  `p.version = ? AND p.name = ? AND p.key = ?${after === undefined ? '' : ' AND p.place > ?'}${before === undefined ? '' : ' AND p.place < ?'}`

/** What a statement about a range is given, after the number of the build. */
const asked = ({ index, key, after, before, limit = -1 }: ListRange) => [
  index,
  key,
  ...[after, before].filter(bound => bound !== undefined),
  limit,
]

const limitClause = ({ descending }: ListRange): string => {
  const direction = descending ? 'DESC' : 'ASC'
  return `ORDER BY p.place ${direction}, p.id ${direction} LIMIT ?`
}

const tallying = (range: ListRange): string =>
  `SELECT substr(place, 1, ?) AS beginning, COUNT(*) AS documents
    FROM (SELECT p.place FROM places p WHERE ${within(range)} ${limitClause(range)})
    GROUP BY beginning ORDER BY beginning`

const selecting = (columns: string, range: ListRange): string =>
  `SELECT ${columns} FROM places p WHERE ${within(range)} ${limitClause(range)}`

const listing = (range: ListRange): string => selecting('p.id, p.document AS number', range)

const placing = (range: ListRange): string => selecting('p.id, p.place AS "order"', range)
