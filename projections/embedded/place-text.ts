import type { ListPlace } from '../projection'
import type { Places } from './place-table'

/** As it is kept with its document: the key alone where it is ordered by the position of that document. */
type KeptPlace = string | ListPlace

/** As they are kept, by index. */
type KeptPlaces = { readonly [index: string]: readonly KeptPlace[] }

/** Places as they are kept with their document, and whether its position is in them. */
export type PlacesText = { readonly text: string; readonly holdsPosition: boolean }

/** The places of a document at a position. */
export const placesText = (places: Places, position: string): PlacesText => {
  const kept: { [index: string]: readonly KeptPlace[] } = {}
  let holdsPosition = false
  for (const [index, at] of Object.entries(places))
    kept[index] = at.map(place => {
      if (place.order !== position) return place
      holdsPosition = true
      return place.key
    })
  return { text: JSON.stringify(kept), holdsPosition }
}

/** The places of a document that was written at a position. */
export const placesOfText = (text: string, position: string): Places =>
  Object.fromEntries(
    Object.entries(JSON.parse(text) as KeptPlaces).map(([index, at]) => [
      index,
      at.map(place => (typeof place === 'string' ? { key: place, order: position } : place)),
    ]),
  )

/** Whether a document that was written at a position says that it is at a place. */
export const saysPlace = (text: string, position: string): ((index: string, place: ListPlace) => boolean) => {
  const kept = JSON.parse(text) as KeptPlaces
  return (index, { key, order }) =>
    kept[index]?.some(place =>
      typeof place === 'string' ? place === key && order === position : place.key === key && place.order === order,
    ) === true
}
