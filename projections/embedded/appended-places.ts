import type { ModelVersion } from '../read-store'
import type { RunPlace } from './place-runs'

/** A document that has places, by the number of its row; its build by number and name. */
export type PlacedRow = {
  readonly version: number
  readonly build: ModelVersion
  readonly id: string
  readonly row: number
  readonly position: string
}

/** The places of an index, by the key of their list, in the order in which they were noted. */
type OfIndex = { readonly build: ModelVersion; readonly name: string; readonly lists: Map<string, RunPlace[]> }

/** Places of a batch that come at the end of their lists: those that are ordered by the position of a new document. */
export class AppendedPlaces {
  readonly byIndex = new Map<number, OfIndex>()
  private readonly documents = new Set<number>()

  add(
    { index, name }: { readonly index: number; readonly name: string },
    key: string,
    { build, id, row, position }: PlacedRow,
  ): void {
    const known = this.byIndex.get(index)
    const lists = known?.lists ?? new Map<string, RunPlace[]>()
    if (known === undefined) this.byIndex.set(index, { build, name, lists })
    const place = { place: position, id, document: row }
    const list = lists.get(key)
    if (list) list.push(place)
    else lists.set(key, [place])
    this.documents.add(row)
  }

  /** Whether the document of a row has places here. */
  holds(row: number): boolean {
    return this.documents.has(row)
  }

  clear(): void {
    this.byIndex.clear()
    this.documents.clear()
  }
}
