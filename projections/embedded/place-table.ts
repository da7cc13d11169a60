import type { Database, Statement } from '@fullcourt/event-store/embedded/sqlite'
import type { ListPlace } from '../projection'
import { placesMoved } from './places-moved'
import { listing, placing, rangeValues, tallying } from './range-statements'
import type { DocumentWrite, ListRange, StoredPlace, Tally } from '../read-store'

export type Places = DocumentWrite['places']

/** A document as a list names it: its id, and the number of its row. */
export type ListedRow = { readonly id: string; readonly number: number }

type Placed = { readonly id: string; readonly row: number }
type IndexRow = { readonly number: number; readonly version: number; readonly name: string }

/** The places of documents in lists. Builds are named by their numbers; each of their indexes has a number of its own. */
export class PlaceTable {
  private readonly numbers = new Map<number, Map<string, number>>()
  private readonly addIndex: Statement
  private readonly dropIndexes: Statement
  private readonly add: Statement
  private readonly change: Statement
  private readonly drop: Statement
  private readonly listings = new Map<string, Statement<ListedRow>>()
  private readonly placings = new Map<string, Statement<StoredPlace>>()
  private readonly tallies = new Map<string, Statement<Tally>>()

  constructor(private readonly database: Database) {
    const known = database.prepare<IndexRow>('SELECT number, version, name FROM indexes').all()
    for (const { number, version, name } of known) this.ofVersion(version).set(name, number)
    this.addIndex = database.prepare('INSERT INTO indexes (version, name) VALUES (?, ?)')
    this.dropIndexes = database.prepare('DELETE FROM indexes WHERE version = ?')
    this.add = database.prepare('INSERT OR IGNORE INTO places (list_index, key, place, id, document) VALUES (?, ?, ?, ?, ?)')
    this.change = database.prepare(
      'UPDATE OR REPLACE places SET place = ? WHERE list_index = ? AND key = ? AND place = ? AND id = ?',
    )
    this.drop = database.prepare('DELETE FROM places WHERE list_index = ? AND key = ? AND place = ? AND id = ?')
  }

  list(version: number, range: ListRange): readonly ListedRow[] {
    const index = this.numberOf(version, range.index)
    if (index === undefined) return []
    return prepareOnce(this.database, this.listings, listing(range)).all(index, ...rangeValues(range))
  }

  places(version: number, range: ListRange): readonly StoredPlace[] {
    const index = this.numberOf(version, range.index)
    if (index === undefined) return []
    return prepareOnce(this.database, this.placings, placing(range)).all(index, ...rangeValues(range))
  }

  tally(version: number, range: ListRange, length: number): readonly Tally[] {
    const index = this.numberOf(version, range.index)
    if (index === undefined) return []
    return prepareOnce(this.database, this.tallies, tallying(range)).all(length, index, ...rangeValues(range))
  }

  /** Whether the indexes of these places have their numbers. */
  knows(version: number, places: Places): boolean {
    return Object.keys(places).every(name => this.numberOf(version, name) !== undefined)
  }

  /** Numbers the indexes of these places that have no number yet. */
  admit(version: number, places: Places): void {
    const indexes = this.ofVersion(version)
    for (const name of Object.keys(places))
      if (!indexes.has(name)) indexes.set(name, Number(this.addIndex.run(version, name).lastInsertRowid))
  }

  put(version: number, placed: Placed, places: Places): void {
    for (const [name, at] of Object.entries(places)) {
      const index = this.admitted(version, name)
      for (const place of at) this.putOne(index, placed, place)
    }
  }

  /** Takes a document from where it was to where it is now; most of them move in their lists and do not leave them. */
  move(version: number, placed: Placed, before: Places, now: Places): void {
    for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
      const index = this.admitted(version, name)
      const { gone, moved, added } = placesMoved(before[name] ?? [], now[name] ?? [])
      for (const place of gone) this.takeOne(index, placed.id, place)
      for (const { key, from, to } of moved) this.change.run(to, index, key, from, placed.id)
      for (const place of added) this.putOne(index, placed, place)
    }
  }

  take(version: number, id: string, places: Places): void {
    for (const [name, at] of Object.entries(places)) {
      const index = this.admitted(version, name)
      for (const place of at) this.takeOne(index, id, place)
    }
  }

  /** Forgets the indexes of a build that has no places any longer. */
  forget(version: number): void {
    this.dropIndexes.run(version)
    this.numbers.delete(version)
  }

  private ofVersion(version: number): Map<string, number> {
    const indexes = this.numbers.get(version) ?? new Map<string, number>()
    this.numbers.set(version, indexes)
    return indexes
  }

  private numberOf(version: number, name: string): number | undefined {
    return this.numbers.get(version)?.get(name)
  }

  private admitted(version: number, name: string): number {
    return this.numberOf(version, name)!
  }

  private putOne(index: number, { id, row }: Placed, { key, order }: ListPlace): void {
    this.add.run(index, key, order, id, row)
  }

  private takeOne(index: number, id: string, { key, order }: ListPlace): void {
    this.drop.run(index, key, order, id)
  }
}

const prepareOnce = <Row>(database: Database, known: Map<string, Statement<Row>>, text: string): Statement<Row> => {
  const statement = known.get(text) ?? database.prepare<Row>(text)
  known.set(text, statement)
  return statement
}
