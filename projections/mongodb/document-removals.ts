import type { Db } from 'mongodb'
import { documentChange, listChange } from '../changes'
import { documentsOf, placeCollectionOf } from './document-collections'
import { listOfPlace, type PlaceKey } from './places'
import type { DocumentRemoval, FeedLine } from '../read-store'

/** A document that is to be taken out, and the places that it has. */
export type PlacedRemoval = DocumentRemoval & { readonly places: readonly PlaceKey[] }

/** Reads what is to be taken out. Answers `stale` where a document is gone or at another position. */
export const readRemovals = async (
  database: Db,
  removed: readonly DocumentRemoval[],
): Promise<readonly PlacedRemoval[] | 'stale'> => {
  const removals: PlacedRemoval[] = []
  for (const removal of removed) {
    const filter = { _id: removal.id, position: removal.expected }
    const row = await documentsOf(database, removal.version).findOne(filter, { projection: { places: 1 } })
    if (row === null) return 'stale'
    removals.push({ ...removal, places: row.places })
  }
  return removals
}

/** Takes documents out under a guard on their own position, and their places after them. False where one was at another position. */
export const takeOut = async (database: Db, removals: readonly PlacedRemoval[]): Promise<boolean> => {
  for (const { version, id, expected, places } of removals) {
    const { deletedCount } = await documentsOf(database, version).deleteOne({ _id: id, position: expected })
    if (deletedCount === 0) return false
    if (places.length > 0) await placeCollectionOf(database, version).deleteMany({ _id: { $in: [...places] } })
  }
  return true
}

export const removalLinesOf = ({ version, id, places }: PlacedRemoval): readonly FeedLine[] => [
  documentChange(version, id),
  ...places.map(place => listChange(version, ...listOfPlace(place))),
]
