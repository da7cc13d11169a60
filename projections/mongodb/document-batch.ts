import { MongoBulkWriteError, type AnyBulkWriteOperation, type Db } from 'mongodb'
import { documentChange, listChange } from '../changes'
import { documentsOf, placeCollectionOf, placesThatAre, type DocumentRecord } from './document-collections'
import { listOfPlace, placeKeys, type PlaceKey } from './places'
import { isDuplicate } from './wire'
import type { ModelVersion, FeedLine, DocumentWrite } from '../read-store'

export type Row = DocumentRecord & { readonly expected: string | null }

/** The documents of one build in a batch, and the places that they had before. */
export type VersionWrites = {
  readonly version: ModelVersion
  readonly rows: readonly Row[]
  readonly before: ReadonlyMap<string, readonly PlaceKey[]>
}

/** Throws a `TypeError` for a body that is no JSON. */
export const rowOf = (write: DocumentWrite): Row => {
  const { id, position, expected, body } = write
  return { _id: id, position, expected, body: JSON.stringify(body), places: placeKeys(write) }
}

/** Whether the batch is a repair: then something is wrong with the lists of its documents as well, perhaps. */
type Kind = { readonly isRepair: boolean }

/** Reads the positions of the documents, and where they were. Answers `stale` where one is at another. */
export const readBefore = async (
  database: Db,
  version: ModelVersion,
  rows: readonly Row[],
  { isRepair }: Kind,
): Promise<VersionWrites | 'stale'> => {
  const known = rows.filter(({ expected }) => expected !== null)
  if (known.length === 0) return { version, rows, before: new Map() }
  const stored = await documentsOf(database, version)
    .find({ _id: { $in: known.map(({ _id }) => _id) } }, { projection: { position: 1, places: 1 } })
    .toArray()
  const positions = new Map(stored.map(({ _id, position }) => [_id, position]))
  if (known.some(({ _id, expected }) => positions.get(_id) !== expected)) return 'stale'
  const said = stored.flatMap(({ places }) => places)
  const held = isRepair ? await placesThatAre(database, version, said) : new Set(said)
  return { version, rows, before: new Map(stored.map(({ _id, places }) => [_id, places.filter(place => held.has(place))])) }
}

/** Writes documents under a guard on their own position, new places before them. False where one was at another position. */
export const writeRows = async (database: Db, { version, rows, before }: VersionWrites): Promise<boolean> => {
  const added = rows.flatMap(({ _id, places }) => places.filter(place => !before.get(_id)?.includes(place)))
  if (added.length > 0) await addPlaces(database, version, added)
  try {
    const { insertedCount, matchedCount } = await documentsOf(database, version).bulkWrite(rows.map(guardedWrite), {
      ordered: false,
    })
    return insertedCount + matchedCount === rows.length
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/** Takes away the places that documents left. */
export const takePlacesAway = async (database: Db, { version, rows, before }: VersionWrites): Promise<void> => {
  const left = rows.flatMap(({ _id, places }) => (before.get(_id) ?? []).filter(place => !places.includes(place)))
  if (left.length > 0) await placeCollectionOf(database, version).deleteMany({ _id: { $in: left } })
}

export const feedLinesOf = ({ version, rows, before }: VersionWrites): readonly FeedLine[] =>
  rows.flatMap(({ _id, places }) => [
    documentChange(version, _id),
    ...[...places, ...(before.get(_id) ?? [])].map(place => listChange(version, ...listOfPlace(place))),
  ])

const guardedWrite = ({ _id, expected, position, body, places }: Row): AnyBulkWriteOperation<DocumentRecord> =>
  expected === null
    ? { insertOne: { document: { _id, position, body, places } } }
    : { updateOne: { filter: { _id, position: expected }, update: { $set: { position, body, places } } } }

/** A place may be there already: from a write that was cut off before its document. */
const addPlaces = async (database: Db, version: ModelVersion, places: readonly PlaceKey[]): Promise<void> => {
  try {
    await placeCollectionOf(database, version).insertMany(
      places.map(_id => ({ _id })),
      { ordered: false },
    )
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || !isDuplicate(error)) throw error
  }
}
