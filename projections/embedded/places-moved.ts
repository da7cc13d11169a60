import type { ListPlace } from '../projection'

/** A document is in the list of a key still, elsewhere. */
export type PlaceMove = { readonly key: string; readonly from: string; readonly to: string }

type PlacesMoved = {
  readonly gone: Iterable<ListPlace>
  readonly moved: readonly PlaceMove[]
  readonly added: readonly ListPlace[]
}

/** No key holds the sign between the two. */
const inWords = ({ key, order }: ListPlace): string => `${key}\u0000${order}`

const without = (places: readonly ListPlace[], others: readonly ListPlace[]): readonly ListPlace[] => {
  const known = new Set(others.map(inWords))
  return places.filter(place => !known.has(inWords(place)))
}

/** What is to be done to the places of a document in an index, so that those before become those of now. */
export const placesMoved = (before: readonly ListPlace[], now: readonly ListPlace[]): PlacesMoved => {
  const gone = new Set(without(before, now))
  const goneOf = new Map([...gone].map(place => [place.key, place]))
  const [moved, added]: [PlaceMove[], ListPlace[]] = [[], []]
  for (const place of without(now, before)) {
    const from = goneOf.get(place.key)
    if (from !== undefined && gone.delete(from)) moved.push({ key: place.key, from: from.order, to: place.order })
    else added.push(place)
  }
  return { gone, moved, added }
}
