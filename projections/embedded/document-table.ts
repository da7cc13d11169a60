import { documentChange, listChange } from '../changes'
import { parseDocument, ParsedDocuments, type DocumentRow, type ParsedDocument } from './parsed-documents'
import { AppendedPlaces } from './appended-places'
import { placesOfText, placesText, saysPlace, type PlacesText } from './place-text'
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
  StrayPlace,
  StrayPlaces,
  Tally,
} from '../read-store'

type NumberedRow = { readonly number: number; readonly id: string }
type StoredRow = { readonly number: number; readonly position: string; readonly places: string }
type PlacedDocumentRow = DocumentRow & { readonly number: number; readonly places: string }

type Claims = ReturnType<typeof saysPlace>

type WrittenText = { readonly places: PlacesText; readonly body: string }

/** What is noted of the documents of a batch until all of them are written. */
export type NotedWrites = {
  /** Whether its documents are written once more because something is wrong with them: then with their lists as well, perhaps. */
  readonly isRepair: boolean
  /** What looks different. */
  readonly changes: Set<FeedLine>
  readonly renewed: ParsedDocument[]
  readonly appended: AppendedPlaces
}

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
  private readonly some: Statement<NumberedRow>
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
    this.placed = database.prepare('SELECT number, id, position, body, places FROM documents WHERE version = ? AND id = ?')
    this.idsAfter = database.prepare('SELECT id FROM documents WHERE version = ? AND id > ? ORDER BY id LIMIT ?')
    this.add = database.prepare('INSERT OR IGNORE INTO documents (version, id, position, places, body) VALUES (?, ?, ?, ?, ?)')
    this.replace = database.prepare('UPDATE documents SET position = ?, places = ?, body = ? WHERE number = ?')
    this.some = database.prepare(`SELECT number, id FROM documents WHERE version = ? LIMIT ${DISCARDED_AT_ONCE}`)
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
    if (number === undefined) return new Map()
    const rows = ids.flatMap(id => this.placed.get(number, id) ?? [])
    return new Map(rows.map(row => [row.id, { ...parseDocument(row), places: this.heldPlaces(number, row) }]))
  }

  private heldPlaces(version: number, { id, number, position, places }: PlacedDocumentRow): Places {
    return this.inLists.held({ version, id, row: number }, placesOfText(places, position))
  }

  /** No id is an empty text. */
  ids(version: ModelVersion, after: string | null, limit: number): readonly string[] {
    const number = this.numbers.get(version)
    return number === undefined ? [] : this.idsAfter.all(number, after ?? '', limit).map(({ id }) => id)
  }

  /** Those of the next places of a build that no document says it is at. */
  strayPlaces(version: ModelVersion, after: string | null): StrayPlaces {
    const number = this.numbers.get(version)
    if (number === undefined) return { strays: [], next: null }
    const { places, next } = this.inLists.some(number, after)
    const claims = new Map<string, Claims>()
    const claimsOf = (id: string) => {
      const known = claims.get(id) ?? this.claimsOf(number, id)
      claims.set(id, known)
      return known
    }
    const strays = places.filter(({ id, index, ...place }) => !claimsOf(id)(index, place))
    return { strays: strays.map(place => ({ version, ...place })), next }
  }

  /** Which places a document says it is at; none where it is not there. */
  private claimsOf(version: number, id: string): Claims {
    const stored = this.stored.get(version, id)
    return stored === undefined ? () => false : saysPlace(stored.places, stored.position)
  }

  /** Takes a place out that no document says it is at, and notes the list. */
  takeOut(stray: StrayPlace, { changes }: NotedWrites): void {
    const { version, id, index, key, order } = stray
    const number = this.numbers.get(version)
    if (number === undefined || this.claimsOf(number, id)(index, { key, order })) return
    this.inLists.take(number, id, { [index]: [{ key, order }] })
    changes.add(listChange(version, index, key))
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
   * where it is at another. What was noted is for `finish`.
   */
  write(written: DocumentWrite, noted: NotedWrites): boolean {
    const { version, id, position } = written
    const number = this.numbers.get(version)!
    const [places, body] = [placesText(written.places, position), JSON.stringify(written.body)]
    noted.renewed.push({ version: number, document: { id, position, body: written.body }, characters: body.length })
    noted.changes.add(documentChange(version, id))
    return written.expected === null
      ? this.writeNew(number, written, { places, body }, noted)
      : this.replaceStored(number, written, { places, body }, noted)
  }

  private writeNew(version: number, written: DocumentWrite, text: WrittenText, noted: NotedWrites): boolean {
    const { id, position, places } = written
    const { changes, lastInsertRowid } = this.add.run(version, id, position, text.places.text, text.body)
    if (Number(changes) === 0) return false
    noteLists(written.version, places, noted.changes, position)
    this.inLists.put({ version, build: written.version, id, row: Number(lastInsertRowid), position }, places, noted.appended)
    return true
  }

  private replaceStored(version: number, written: DocumentWrite, text: WrittenText, noted: NotedWrites): boolean {
    const { changes, appended, isRepair } = noted
    const { id, position, places } = written
    const stored = this.stored.get(version, id)
    if (stored?.position !== written.expected) return false
    if (appended.holds(stored.number)) this.append(appended, changes)
    this.replace.run(position, text.places.text, text.body, stored.number)
    noteLists(written.version, places, changes)
    if (!isRepair && text.places.text === stored.places && !text.places.holdsPosition) return true
    const earlier = placesOfText(stored.places, stored.position)
    noteLists(written.version, earlier, changes)
    const placed = { version, build: written.version, id, row: stored.number, position }
    if (isRepair) this.inLists.renew(placed, earlier, places, appended)
    else this.inLists.move(placed, earlier, places)
    return true
  }

  /** Takes a document out that is at the expected position, and notes what looks different now; false where it is at another. */
  remove({ version, id, expected }: DocumentRemoval, { changes, appended }: NotedWrites): boolean {
    const number = this.numbers.get(version)
    const stored = number === undefined ? undefined : this.stored.get(number, id)
    if (number === undefined || stored?.position !== expected) return false
    const places = placesOfText(stored.places, stored.position)
    if (appended.holds(stored.number)) this.append(appended, changes)
    this.inLists.take(number, id, places)
    this.dropDocument.run(stored.number)
    this.parsed.forget(number, id)
    changes.add(documentChange(version, id))
    noteLists(version, places, changes)
    return true
  }

  /** Brings what was noted of a whole batch to its place; from now on documents are read as they were written. */
  finish({ appended, changes, renewed }: NotedWrites): void {
    this.append(appended, changes)
    for (const one of renewed) this.parsed.renew(one)
  }

  private append(appended: AppendedPlaces, changes: Set<FeedLine>): void {
    this.inLists.append(appended)
    for (const { build, name, lists } of appended.byIndex.values())
      for (const key of lists.keys()) changes.add(listChange(build, name, key))
    appended.clear()
  }

  /** Takes some documents of a build out; true while there may be more. */
  discardSome(version: ModelVersion): boolean {
    const number = this.numbers.get(version)
    if (number === undefined) return false
    if (this.inLists.discardSome(number)) return true
    const rows = this.some.all(number)
    for (const row of rows) {
      this.parsed.forget(number, row.id)
      this.dropDocument.run(row.number)
    }
    if (rows.length === DISCARDED_AT_ONCE) return true
    this.inLists.forget(number)
    this.dropVersion.run(number)
    this.numbers.delete(version)
    return false
  }
}

/** Notes the lists of places; those ordered by `except` are noted elsewhere. */
const noteLists = (version: ModelVersion, places: Places, changes: Set<FeedLine>, except?: string): void => {
  for (const [name, at] of Object.entries(places))
    for (const { key, order } of at) if (order !== except) changes.add(listChange(version, name, key))
}
