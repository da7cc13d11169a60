import type { ListPlace } from '../projection'
import type { DocumentWrite, ListBounds } from '../read-store'

/**
 * A place of a document as a text that orders as lists do: index, key, order, id. The separators are lower than any sign that
 * keys, orders and ids are made of.
 */
export type PlaceKey = string

const BETWEEN = '\u0001'
const BEHIND = '\u0002'

const ofList = (index: string, key: string): string => `${index}${BETWEEN}${key}${BETWEEN}`

export const placeKeys = ({ id, places }: Pick<DocumentWrite, 'id' | 'places'>): readonly PlaceKey[] =>
  Object.entries(places).flatMap(([index, at]) => at.map(({ key, order }) => `${ofList(index, key)}${order}${BETWEEN}${id}`))

/** Index and key of the list that a place is in. */
export const listOfPlace = (place: PlaceKey): readonly [index: string, key: string] => {
  const [index = '', key = ''] = place.split(BETWEEN)
  return [index, key]
}

/** The order at which a place is. */
export const orderAt = (place: PlaceKey): string => place.split(BETWEEN)[2] ?? ''

export const idAt = (place: PlaceKey): string => place.slice(place.lastIndexOf(BETWEEN) + 1)

/** The places of a document, by index. */
export const placesOfKeys = (keys: readonly PlaceKey[]): DocumentWrite['places'] => {
  const places: { [index: string]: ListPlace[] } = {}
  for (const place of keys) {
    const [index, key] = listOfPlace(place)
    ;(places[index] ??= []).push({ key, order: orderAt(place) })
  }
  return places
}

/** All places of a range lie between these two, which are left out. */
export const boundsOf = ({ index, key, after, before }: ListBounds): { readonly above: PlaceKey; readonly below: PlaceKey } => {
  const list = ofList(index, key)
  return {
    above: after === undefined ? list : `${list}${after}${BEHIND}`,
    below: before === undefined ? `${list.slice(0, -1)}${BEHIND}` : `${list}${before}${BETWEEN}`,
  }
}
