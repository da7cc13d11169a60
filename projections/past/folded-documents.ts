import { byOrder, isInBounds, type InListRow } from '../listed-rows'
import type { AnyRecorded, ListPlace, ReadModel } from '../projection'
import type { ListRange } from '../read-store'

type Places = { readonly [index: string]: readonly ListPlace[] }

/** Of each body its places: a body is immutable, and most are the same in many moments. */
type PlacesOfBodies = WeakMap<object, Places>

/** All documents of one read model as they were at one moment, with their lists. */
export class DocumentsOfMoment {
  /** By index and key, in order; made when the first list is asked for. */
  private lists: ReadonlyMap<string, readonly InListRow[]> | undefined

  constructor(
    private readonly model: ReadModel<unknown>,
    readonly bodies: ReadonlyMap<string, unknown>,
    private readonly places: PlacesOfBodies,
  ) {}

  /** A range of one list in its order. */
  list({ limit, descending, ...bounds }: ListRange): readonly InListRow[] {
    this.lists ??= this.madeLists()
    const rows = (this.lists.get(listName(bounds)) ?? []).filter(row => isInBounds(bounds, row))
    return (descending ? rows.toReversed() : rows).slice(0, limit)
  }

  private madeLists(): ReadonlyMap<string, readonly InListRow[]> {
    const lists = new Map<string, InListRow[]>()
    for (const [id, body] of this.bodies)
      for (const [index, places] of Object.entries(this.placesOf(id, body)))
        for (const { key, order } of places) {
          const name = listName({ index, key })
          lists.set(name, lists.get(name) ?? [])
          lists.get(name)?.push({ id, order, body })
        }
    for (const rows of lists.values()) rows.sort(byOrder)
    return lists
  }

  private placesOf(id: string, body: unknown): Places {
    if (typeof body !== 'object' || body === null) return this.model.places(body, id)
    const known = this.places.get(body) ?? this.model.places(body, id)
    this.places.set(body, known)
    return known
  }
}

const listName = ({ index, key }: { readonly index: string; readonly key: string }): string => `${index}=${key}`

/** The documents of one read model in memory, folded from facts in their order. */
export class FoldedDocuments {
  private bodies = new Map<string, unknown>()
  private readonly places: PlacesOfBodies = new WeakMap()
  private moment: DocumentsOfMoment | undefined

  constructor(private readonly model: ReadModel<unknown>) {}

  fold(fact: AnyRecorded): void {
    for (const id of new Set(this.model.documentIds(fact))) {
      const before = this.bodies.get(id) ?? this.model.initial(id)
      const after = this.model.fold(before, id, fact)
      if (after === before) continue
      this.bodies.set(id, after)
      this.moment = undefined
    }
  }

  /** What it holds now; it stays so whatever is folded next. */
  now(): DocumentsOfMoment {
    return (this.moment ??= new DocumentsOfMoment(this.model, new Map(this.bodies), this.places))
  }

  goBackTo(moment: DocumentsOfMoment): void {
    this.bodies = new Map(moment.bodies)
    this.moment = moment
  }
}
