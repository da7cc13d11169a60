import { documentChange, listChange } from '../changes'
import { parseDocument, ParsedDocuments, type DocumentRow, type ParsedDocument } from './parsed-documents'
import { PlaceTable, type ListedRow, type Places } from './place-table'
import type { Database, Statement } from '@fullcourt/event-store/embedded/sqlite'
import type {
  DocumentRemoval,
  DocumentWrite,
  FeedLine,
  ListRange,
  ModelVersion,
  PlacedDocument,
  StoredDocument,
  StoredPlace,
  Tally,
} from '../read-store'

type PlacedRow = { readonly number: number; readonly id: string; readonly places: string }
type StoredRow = { readonly number: number; readonly position: string; readonly places: string }
type PlacedDocumentRow = DocumentRow & { readonly places: string }

/** How many documents of a discarded build go in one transaction (about 5 ms). */
const DISCARDED_AT_ONCE = 200

/** The documents of a longer list are not kept parsed: it would push out all others, and itself. */
const LONGEST_KEPT = 3_000

/** Documents, which have their places in lists. */
export class DocumentTable {
  private readonly numbers = new Map<ModelVersion, number>()
  private readonly addVersion: Statement
  private readonly dropVersion: Statement
  private readonly one: Statement<DocumentRow>
  private readonly oneByNumber: Statement<DocumentRow>
  private readonly stored: Statement<StoredRow>
  private readonly placed: Statement<PlacedDocumentRow>
  private readonly idsAfter: Statement<{ readonly id: string }>
  private readonly add: Statement
  private readonly replace: Statement
  private readonly some: Statement<PlacedRow>
  private readonly dropDocument: Statement
  private readonly inLists: PlaceTable
  private readonly parsed = new ParsedDocuments()

  constructor(database: Database) {
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
    this.placed = database.prepare('SELECT id, position, body, places FROM documents WHERE version = ? AND id = ?')
    this.idsAfter = database.prepare('SELECT id FROM documents WHERE version = ? AND id > ? ORDER BY id LIMIT ?')
    this.add = database.prepare('INSERT INTO documents (version, id, position, places, body) VALUES (?, ?, ?, ?, ?)')
    this.replace = database.prepare('UPDATE documents SET position = ?, places = ?, body = ? WHERE number = ?')
    this.some = database.prepare(`SELECT number, id, places FROM documents WHERE version = ? LIMIT ${DISCARDED_AT_ONCE}`)
    this.dropDocument = database.prepare('DELETE FROM documents WHERE number = ?')
    this.inLists = new PlaceTable(database)
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

  getPlaced(version: ModelVersion, ids: readonly string[]): ReadonlyMap<string, PlacedDocument> {
    const number = this.numbers.get(version)
    const rows = number === undefined ? [] : ids.flatMap(id => this.placed.get(number, id) ?? [])
    return new Map(rows.map(row => [row.id, { ...parseDocument(row), places: JSON.parse(row.places) as Places }]))
  }

  /** No id is an empty text. */
  ids(version: ModelVersion, after: string | null, limit: number): readonly string[] {
    const number = this.numbers.get(version)
    return number === undefined ? [] : this.idsAfter.all(number, after ?? '', limit).map(({ id }) => id)
  }

  list(version: ModelVersion, range: ListRange): readonly StoredDocument[] {
    const number = this.numbers.get(version)
    if (number === undefined) return []
    const rows = this.inLists.list(number, range)
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
    return number === undefined ? [] : this.inLists.places(number, range)
  }

  tally(version: ModelVersion, range: ListRange, length: number): readonly Tally[] {
    const number = this.numbers.get(version)
    return number === undefined ? [] : this.inLists.tally(number, range, length)
  }

  /**
   * Numbers builds and their indexes that were not written before: outside of a transaction, because numbers outlive one that is
   * undone. `commit` ends one that is open.
   */
  admit(documents: readonly DocumentWrite[], commit: () => void): void {
    for (const { version, places } of documents) {
      const known = this.numbers.get(version)
      if (known !== undefined && this.inLists.knows(known, places)) continue
      commit()
      const number = known ?? Number(this.addVersion.run(version).lastInsertRowid)
      this.numbers.set(version, number)
      this.inLists.admit(number, places)
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
      this.inLists.put(number, { id, row }, written.places)
      return true
    }
    this.replace.run(position, places, body, stored.number)
    if (places !== stored.places) {
      const earlier: Places = JSON.parse(stored.places)
      noteLists(version, earlier, changes)
      this.inLists.move(number, { id, row: stored.number }, earlier, written.places)
    }
    return true
  }

  /** Takes a document out that is at the expected position, and notes what looks different now; false where it is at another. */
  remove({ version, id, expected }: DocumentRemoval, changes: Set<FeedLine>): boolean {
    const number = this.numbers.get(version)
    const stored = number === undefined ? undefined : this.stored.get(number, id)
    if (number === undefined || stored?.position !== expected) return false
    const places: Places = JSON.parse(stored.places)
    this.inLists.take(number, id, places)
    this.dropDocument.run(stored.number)
    this.parsed.forget(number, id)
    changes.add(documentChange(version, id))
    noteLists(version, places, changes)
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
      this.inLists.take(number, row.id, JSON.parse(row.places))
      this.dropDocument.run(row.number)
    }
    if (rows.length === DISCARDED_AT_ONCE) return true
    this.inLists.forget(number)
    this.dropVersion.run(number)
    this.numbers.delete(version)
    return false
  }
}

const noteLists = (version: ModelVersion, places: Places, changes: Set<FeedLine>): void => {
  for (const [name, at] of Object.entries(places)) for (const { key } of at) changes.add(listChange(version, name, key))
}
