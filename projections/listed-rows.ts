import type { ReadModel } from './projection'
import type { ListBounds, StoredPlace } from './read-store'

/** A document in a list, at its place. */
export type InListRow = StoredPlace & { readonly body: unknown }

/** As a store orders a list: by the place, then by the id. */
export const byOrder = (a: StoredPlace, b: StoredPlace): number =>
  a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0

export const isInBounds = ({ after, before }: ListBounds, { order }: StoredPlace): boolean =>
  (after === undefined || order > after) && (before === undefined || order < before)

type Places = ReturnType<ReadModel<unknown>['places']>

/** All places of documents, of each body once: many lists of a read model may be asked for. */
export const rememberedPlaces = () => {
  const known = new WeakMap<object, Places>()
  return (model: ReadModel<unknown>, id: string, body: unknown): Places => {
    if (typeof body !== 'object' || body === null) return model.places(body, id)
    const places = known.get(body) ?? model.places(body, id)
    known.set(body, places)
    return places
  }
}

/** Answers all places of a document. */
export type PlacesOf = ReturnType<typeof rememberedPlaces>
