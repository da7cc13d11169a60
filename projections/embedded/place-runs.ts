import type { Database, SqlValue, Statement } from '@fullcourt/event-store/embedded/sqlite'
import type { ListRange } from '../read-store'

/** A place in a list: the text that orders it there, the id of its document, and the number of that document's row. */
export type RunPlace = { readonly place: string; readonly id: string; readonly document: number }

type Run = RunPlace & { readonly more: string | null }
type RunOfList = Run & { readonly key: string }

/** A row of an index. */
export type RunRow = { readonly index: number; readonly key: string; readonly place: string; readonly id: string }
type Tail = Omit<RunPlace, 'document'> & { readonly characters: number | null }

/** A row is not made longer beyond so many characters: about a page of SQLite. */
const LONGEST = 4_000

/** So many places are looked through at once: some milliseconds. */
const LOOKED_THROUGH = 250

/** Fewer places are rows of their own. */
const SHORTEST = 4

/** As it stands in a run: its id is 0 where the order is the id too. */
const textOf = ({ place, id, document }: RunPlace): string =>
  `,${JSON.stringify(place)},${id === place ? '0' : JSON.stringify(id)},${document}`

const placesIn = ({ more, ...first }: Run): readonly RunPlace[] => {
  if (more === null) return [first]
  const rows: RunPlace[] = [first]
  const values = JSON.parse(`[${more.slice(1)}]`) as readonly (string | number)[]
  for (let at = 0; at < values.length; at += 3) {
    const place = String(values[at])
    rows.push({ place, id: values[at + 1] === 0 ? place : String(values[at + 1]), document: Number(values[at + 2]) })
  }
  return rows
}

/**
 * Places that follow each other in a list, in the row of the first of them. They are written so where many are added at the end of a
 * list at once, as of a history that is made anew: a row of their own for each takes ten times as long. A place that comes between
 * them, or goes, has them written as rows of their own before.
 */
export class PlaceRuns {
  /** By index, the last place that is in a run. What comes after it is in none. */
  private readonly ends = new Map<number, string>()
  private readonly tail: Statement<Tail>
  private readonly extend: Statement
  private readonly add: Statement
  private readonly noteEnd: Statement
  private readonly before: Statement<Run>
  private readonly holding: Statement<{ readonly holds: number | null }>
  private readonly shorten: Statement
  private readonly following: Statement<RunOfList>
  private readonly ascending: Statement<Run>
  private readonly descending: Statement<Run>

  constructor(database: Database) {
    const known = database.prepare<{ number: number; end: string }>('SELECT number, runs_end AS "end" FROM indexes').all()
    for (const { number, end } of known) if (end !== '') this.ends.set(number, end)
    this.tail = database.prepare(
      'SELECT place, id, length(more) AS characters FROM places WHERE list_index = ? AND key = ? ORDER BY place DESC, id DESC LIMIT 1',
    )
    this.extend = database.prepare(
      `UPDATE places SET more = coalesce(more, '') || ? WHERE list_index = ? AND key = ? AND place = ? AND id = ?`,
    )
    this.add = database.prepare(
      'INSERT OR IGNORE INTO places (list_index, key, place, id, document, more) VALUES (?, ?, ?, ?, ?, ?)',
    )
    this.noteEnd = database.prepare('UPDATE indexes SET runs_end = ? WHERE number = ?')
    this.before = database.prepare(
      `SELECT place, id, document, more FROM places WHERE list_index = ? AND key = ? AND (place, id) <= (?, ?)
        ORDER BY place DESC, id DESC LIMIT 1`,
    )
    this.holding = database.prepare(
      `SELECT CASE WHEN place = ? AND id = ? THEN document = ? ELSE instr(more || ',', ?) > 0 END AS holds
        FROM places WHERE list_index = ? AND key = ? AND (place, id) <= (?, ?) ORDER BY place DESC, id DESC LIMIT 1`,
    )
    this.shorten = database.prepare('UPDATE places SET more = NULL WHERE list_index = ? AND key = ? AND place = ? AND id = ?')
    this.following = database.prepare(
      `SELECT key, place, id, document, more FROM places WHERE list_index = ? AND (key, place, id) > (?, ?, ?)
        ORDER BY key, place, id LIMIT ${LOOKED_THROUGH}`,
    )
    this.ascending = database.prepare(within('ASC'))
    this.descending = database.prepare(within('DESC'))
  }

  /** Whether an index has runs. */
  has(index: number): boolean {
    return this.ends.has(index)
  }

  /** Adds the places of one batch, by list. Those that are few in their list, or do not come at its end, are rows of their own. */
  append(index: number, lists: ReadonlyMap<string, readonly RunPlace[]>): void {
    const before = this.ends.get(index) ?? ''
    let end = before
    for (const [key, rows] of lists) {
      if (rows.length >= SHORTEST && this.appendTo(index, key, rows, before)) end = later(end, rows.at(-1)?.place ?? '')
      else for (const row of rows) this.addOne(index, key, row)
    }
    if (end !== before) this.moveEnd(index, end)
  }

  /** Adds a place as a row of its own. */
  addOne(index: number, key: string, { place, id, document }: RunPlace): void {
    this.open(index, key, place, id)
    this.add.run(index, key, place, id, document, null)
  }

  private appendTo(index: number, key: string, rows: readonly RunPlace[], before: string): boolean {
    const [first] = rows
    if (first === undefined || first.place <= before || !isAscending(rows)) return false
    const tail = this.tail.get(index, key)
    if (tail !== undefined && tail.place >= first.place) return false
    const room = tail === undefined ? 0 : LONGEST - (tail.characters ?? 0)
    const fitting = rows.slice(0, placesFor(room, first))
    if (tail !== undefined && fitting.length > 0) this.extend.run(fitting.map(textOf).join(''), index, key, tail.place, tail.id)
    const most = placesFor(LONGEST, first)
    for (let at = fitting.length; at < rows.length; at += most) this.addRun(index, key, rows.slice(at, at + most))
    return true
  }

  private moveEnd(index: number, end: string): void {
    this.ends.set(index, end)
    this.noteEnd.run(end, index)
  }

  private addRun(index: number, key: string, [first, ...more]: readonly RunPlace[]): void {
    if (first === undefined) return
    this.add.run(index, key, first.place, first.id, first.document, more.length === 0 ? null : more.map(textOf).join(''))
  }

  /** Writes the run that a place is in, or comes between, as rows of their own. */
  open(index: number, key: string, place: string, id: string): void {
    if (!this.mayHold(index, place)) return
    const run = this.before.get(index, key, place, id)
    if (run === undefined || run.more === null) return
    const places = placesIn(run)
    if (place > (places.at(-1)?.place ?? '')) return
    this.shorten.run(index, key, run.place, run.id)
    for (const { place, id, document } of places.slice(1)) this.add.run(index, key, place, id, document, null)
  }

  /** The places of a range, in its order. */
  within(index: number, { key, after, before, descending = false, limit = Infinity }: ListRange): readonly RunPlace[] {
    const found: RunPlace[] = []
    const statement = descending ? this.descending : this.ascending
    const values = [index, key, index, key, after ?? '', before ?? null]
    for (const run of limit === Infinity ? statement.iterate(...values) : firstAlone(statement, values)) {
      const places = placesIn(run).filter(({ place }) => isWithin(place, after, before))
      found.push(...(descending ? places.toReversed() : places))
      if (found.length >= limit) return found.slice(0, limit)
    }
    return found
  }

  /** The places of the next rows of an index, and the last of these rows; none after the last one. */
  some(index: number, after: Omit<RunRow, 'index'> = { key: '', place: '', id: '' }) {
    const places: (Omit<RunPlace, 'document'> & { readonly key: string })[] = []
    let last: RunRow | undefined
    for (const row of this.following.iterate(index, after.key, after.place, after.id)) {
      const { key, place, id } = row
      last = { index, key, place, id }
      places.push(...placesIn(row).map(({ place, id }) => ({ key, place, id })))
      if (places.length >= LOOKED_THROUGH) break
    }
    return { places, last }
  }

  /** Whether a place is in its list and leads to its document. In a run it stands as `textOf` writes it. */
  holds(index: number, key: string, wanted: RunPlace): boolean {
    const { place, id, document } = wanted
    return this.holding.get(place, id, document, `${textOf(wanted)},`, index, key, place, id)?.holds === 1
  }

  private mayHold(index: number, place: string): boolean {
    return place <= (this.ends.get(index) ?? '')
  }

  forget(index: number): void {
    this.ends.delete(index)
  }
}

/** Rows from the one whose run may reach into the range. A blob comes after all texts. */
const within = (direction: 'ASC' | 'DESC'): string =>
  `SELECT place, id, document, more FROM places WHERE list_index = ? AND key = ?
    AND place >= coalesce((SELECT max(place) FROM places WHERE list_index = ? AND key = ? AND place <= ?), '')
    AND place < coalesce(?, x'') ORDER BY place ${direction}, id ${direction}`

/** The rows of a range of which few places are wanted: one row has them nearly always, and to get it alone takes two thirds of the time. */
function* firstAlone(statement: Statement<Run>, values: readonly SqlValue[]): Iterable<Run> {
  const first = statement.get(...values)
  if (first === undefined) return
  yield first
  let isFirst = true
  for (const run of statement.iterate(...values)) {
    if (!isFirst) yield run
    isFirst = false
  }
}

const isWithin = (place: string, after: string | undefined, before: string | undefined): boolean =>
  (after === undefined || place > after) && (before === undefined || place < before)

/** How many places are so many characters, where they are as long as one of them. */
const placesFor = (characters: number, place: RunPlace): number => Math.max(0, Math.floor(characters / textOf(place).length))

const later = (one: string, other: string): string => (other > one ? other : one)

const isAscending = (rows: readonly RunPlace[]): boolean =>
  rows.every(({ place }, at) => at === 0 || place > (rows[at - 1]?.place ?? ''))
