import { byOrder, isInBounds, rememberedPlaces, type InListRow, type PlacesOf } from '../listed-rows'
import type { AnyRecorded, ReadModel } from '../projection'
import type { ListRange } from '../read-store'

/** All documents of one read model as they were at one moment, with their lists. */
export class DocumentsOfMoment {
  /** By index and key, in order; made when the first list is asked for. */
  private lists: ReadonlyMap<string, readonly InListRow[]> | undefined

  constructor(
    private readonly model: ReadModel<unknown>,
    readonly bodies: ReadonlyMap<string, unknown>,
    private readonly placesOf: PlacesOf,
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
      for (const [index, places] of Object.entries(this.placesOf(this.model, id, body)))
        for (const { key, order } of places) {
          const name = listName({ index, key })
          lists.set(name, lists.get(name) ?? [])
          lists.get(name)?.push({ id, order, body })
        }
    for (const rows of lists.values()) rows.sort(byOrder)
    return lists
  }
}

const listName = ({ index, key }: { readonly index: string; readonly key: string }): string => `${index}=${key}`

/** The documents of one read model in memory, folded from facts in their order. */
export class FoldedDocuments {
  private bodies = new Map<string, unknown>()
  /** Most bodies are the same in many moments. */
  private readonly placesOf = rememberedPlaces()
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
    return (this.moment ??= new DocumentsOfMoment(this.model, new Map(this.bodies), this.placesOf))
  }

  goBackTo(moment: DocumentsOfMoment): void {
    this.bodies = new Map(moment.bodies)
    this.moment = moment
  }
}
