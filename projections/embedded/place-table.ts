import type { Database, Statement } from '@fullcourt/event-store/embedded/sqlite'
import type { ListPlace } from '../projection'
import { tallyBy } from '../tally'
import type { AppendedPlaces, PlacedRow } from './appended-places'
import { PlaceRuns, type RunRow } from './place-runs'
import { placesMoved, type PlaceMove } from './places-moved'
import { listing, placing, rangeValues, tallying } from './range-statements'
import type { DocumentWrite, ListRange, StoredPlace, Tally } from '../read-store'

export type Places = DocumentWrite['places']

/** A document as a list names it: its id, and the number of its row. */
export type ListedRow = { readonly id: string; readonly number: number }

/** Places of a build, and after which row there may be more; null where there are none. */
export type SomePlaces = {
  readonly places: readonly (ListPlace & { readonly index: string; readonly id: string })[]
  readonly next: string | null
}

/** How many rows of a discarded build go in one transaction: some milliseconds. */
const DISCARDED_AT_ONCE = 500

type IndexRow = { readonly number: number; readonly version: number; readonly name: string }

/** The places of documents in lists. Builds are named by their numbers; each of their indexes has a number of its own. */
export class PlaceTable {
  private readonly numbers = new Map<number, Map<string, number>>()
  private readonly addIndex: Statement
  private readonly dropIndexes: Statement
  private readonly change: Statement
  private readonly drop: Statement
  private readonly someOfIndex: Statement
  private readonly runs: PlaceRuns
  private readonly listings = new Map<string, Statement<ListedRow>>()
  private readonly placings = new Map<string, Statement<StoredPlace>>()
  private readonly tallies = new Map<string, Statement<Tally>>()

  constructor(private readonly database: Database) {
    const known = database.prepare<IndexRow>('SELECT number, version, name FROM indexes').all()
    for (const { number, version, name } of known) this.ofVersion(version).set(name, number)
    this.addIndex = database.prepare('INSERT INTO indexes (version, name) VALUES (?, ?)')
    this.dropIndexes = database.prepare('DELETE FROM indexes WHERE version = ?')
    this.change = database.prepare(
      'UPDATE OR REPLACE places SET place = ? WHERE list_index = ? AND key = ? AND place = ? AND id = ?',
    )
    this.drop = database.prepare('DELETE FROM places WHERE list_index = ? AND key = ? AND place = ? AND id = ?')
    this.someOfIndex = database.prepare(
      `DELETE FROM places WHERE (list_index, key, place, id) IN
        (SELECT list_index, key, place, id FROM places WHERE list_index = ? LIMIT ${DISCARDED_AT_ONCE})`,
    )
    this.runs = new PlaceRuns(database)
  }

  list(version: number, range: ListRange): readonly ListedRow[] {
    const index = this.numberOf(version, range.index)
    if (index === undefined) return []
    if (this.runs.has(index)) return this.runs.within(index, range).map(({ id, document }) => ({ id, number: document }))
    return prepareOnce(this.database, this.listings, listing(range)).all(index, ...rangeValues(range))
  }

  places(version: number, range: ListRange): readonly StoredPlace[] {
    const index = this.numberOf(version, range.index)
    if (index === undefined) return []
    if (this.runs.has(index)) return this.runs.within(index, range).map(({ id, place }) => ({ id, order: place }))
    return prepareOnce(this.database, this.placings, placing(range)).all(index, ...rangeValues(range))
  }

  /** The next places of a build, list by list, after a row or from the first. */
  some(version: number, after: string | null): SomePlaces {
    const from = after === null ? null : (JSON.parse(after) as RunRow)
    const indexes = [...this.ofVersion(version)].toSorted(([, one], [, other]) => one - other)
    for (const [index, number] of indexes) {
      if (from !== null && number < from.index) continue
      const { places, last } = this.runs.some(number, from?.index === number ? from : undefined)
      if (last !== undefined)
        return { places: places.map(({ place, ...at }) => ({ index, order: place, ...at })), next: JSON.stringify(last) }
    }
    return { places: [], next: null }
  }

  tally(version: number, range: ListRange, length: number): readonly Tally[] {
    const index = this.numberOf(version, range.index)
    if (index === undefined) return []
    if (this.runs.has(index))
      return tallyBy(
        this.runs
          .within(index, range)
          .map(({ place }) => place)
          .toSorted(),
        length,
      )
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

  /** Puts a new document at its places. Those that are ordered by its own position are noted, to be added to their lists together. */
  put(placed: PlacedRow, places: Places, appended: AppendedPlaces): void {
    for (const [name, at] of Object.entries(places)) {
      const index = this.admitted(placed.version, name)
      for (const place of at)
        if (place.order === placed.position) appended.add({ index, name }, place.key, placed)
        else this.putOne(index, placed, place)
    }
  }

  /** Adds what was noted for lists. */
  append(appended: AppendedPlaces): void {
    for (const [index, { lists }] of appended.byIndex) this.runs.append(index, lists)
  }

  /** Takes a document from where it was to where it is now; most of them move in their lists and do not leave them. */
  move(placed: PlacedRow, before: Places, now: Places): void {
    for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
      const index = this.admitted(placed.version, name)
      const { gone, moved, added } = placesMoved(before[name] ?? [], now[name] ?? [])
      for (const place of gone) this.takeOne(index, placed.id, place)
      for (const { key, from, to } of moved) this.moveOne(index, placed.id, { key, from, to })
      for (const place of added) this.putOne(index, placed, place)
    }
  }

  /** Takes a document to where it is now also where its lists do not have it at the places before. */
  renew(placed: PlacedRow, before: Places, now: Places, appended: AppendedPlaces): void {
    this.take(placed.version, placed.id, before)
    this.put(placed, now, appended)
  }

  /** Those places of a document at which its lists have it. */
  held({ version, id, row }: Pick<PlacedRow, 'version' | 'id' | 'row'>, places: Places): Places {
    const holds = (name: string, { key, order }: ListPlace) => {
      const index = this.numberOf(version, name)
      return index !== undefined && this.runs.holds(index, key, { place: order, id, document: row })
    }
    return Object.fromEntries(Object.entries(places).map(([name, at]) => [name, at.filter(place => holds(name, place))]))
  }

  take(version: number, id: string, places: Places): void {
    for (const [name, at] of Object.entries(places)) {
      const index = this.admitted(version, name)
      for (const place of at) this.takeOne(index, id, place)
    }
  }

  /** Takes some places of a build out; false when there are none any longer. */
  discardSome(version: number): boolean {
    return [...this.ofVersion(version).values()].some(index => Number(this.someOfIndex.run(index).changes) > 0)
  }

  /** Forgets the indexes of a build that has no places any longer. */
  forget(version: number): void {
    this.dropIndexes.run(version)
    for (const index of this.ofVersion(version).values()) this.runs.forget(index)
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

  private putOne(index: number, { id, row }: PlacedRow, { key, order }: ListPlace): void {
    this.runs.addOne(index, key, { place: order, id, document: row })
  }

  private moveOne(index: number, id: string, { key, from, to }: PlaceMove): void {
    this.runs.open(index, key, from, id)
    this.runs.open(index, key, to, id)
    this.change.run(to, index, key, from, id)
  }

  private takeOne(index: number, id: string, { key, order }: ListPlace): void {
    this.runs.open(index, key, order, id)
    this.drop.run(index, key, order, id)
  }
}

const prepareOnce = <Row>(database: Database, known: Map<string, Statement<Row>>, text: string): Statement<Row> => {
  const statement = known.get(text) ?? database.prepare<Row>(text)
  known.set(text, statement)
  return statement
}
