import { MongoBulkWriteError, type AnyBulkWriteOperation, type Db } from 'mongodb'
import { documentChange, listChange } from '../changes'
import { documentsOf, placesOf, type DocumentRow } from './document-collections'
import { listOf, placeKeys, type PlaceKey } from './places'
import { isDuplicate } from './wire'
import type { Build, Change, DocumentWrite } from '../read-store'

export type Row = DocumentRow & { readonly expected: string | null }

/** The documents of one build in a batch, and the places that they had before. */
export type BuildWrites = {
  readonly build: Build
  readonly rows: readonly Row[]
  readonly before: ReadonlyMap<string, readonly PlaceKey[]>
}

/** Throws a `TypeError` for a body that JSON cannot tell. */
export const rowOf = (write: DocumentWrite): Row => {
  const { id, position, expected, body } = write
  return { _id: id, position, expected, body: JSON.stringify(body), places: placeKeys(write) }
}

/** Reads how the documents stand. Answers `stale` where one stands elsewhere. */
export const readBefore = async (database: Db, build: Build, rows: readonly Row[]): Promise<BuildWrites | 'stale'> => {
  const known = rows.filter(({ expected }) => expected !== null)
  if (known.length === 0) return { build, rows, before: new Map() }
  const standing = await documentsOf(database, build)
    .find({ _id: { $in: known.map(({ _id }) => _id) } }, { projection: { position: 1, places: 1 } })
    .toArray()
  const positions = new Map(standing.map(({ _id, position }) => [_id, position]))
  if (known.some(({ _id, expected }) => positions.get(_id) !== expected)) return 'stale'
  return { build, rows, before: new Map(standing.map(({ _id, places }) => [_id, places])) }
}

/** Writes documents under a guard on their own position, new places before them. False where one stood elsewhere. */
export const writeRows = async (database: Db, { build, rows, before }: BuildWrites): Promise<boolean> => {
  const added = rows.flatMap(({ _id, places }) => places.filter(place => !before.get(_id)?.includes(place)))
  if (added.length > 0) await addPlaces(database, build, added)
  try {
    const { insertedCount, matchedCount } = await documentsOf(database, build).bulkWrite(rows.map(guarded), { ordered: false })
    return insertedCount + matchedCount === rows.length
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/** Takes away the places that documents left. */
export const takePlacesAway = async (database: Db, { build, rows, before }: BuildWrites): Promise<void> => {
  const left = rows.flatMap(({ _id, places }) => (before.get(_id) ?? []).filter(place => !places.includes(place)))
  if (left.length > 0) await placesOf(database, build).deleteMany({ _id: { $in: left } })
}

export const changesOf = ({ build, rows, before }: BuildWrites): readonly Change[] =>
  rows.flatMap(({ _id, places }) => [
    documentChange(build, _id),
    ...[...places, ...(before.get(_id) ?? [])].map(place => listChange(build, ...listOf(place))),
  ])

const guarded = ({ _id, expected, position, body, places }: Row): AnyBulkWriteOperation<DocumentRow> =>
  expected === null
    ? { insertOne: { document: { _id, position, body, places } } }
    : { updateOne: { filter: { _id, position: expected }, update: { $set: { position, body, places } } } }

/** A place may be there already: from a write that was cut off before its document. */
const addPlaces = async (database: Db, build: Build, places: readonly PlaceKey[]): Promise<void> => {
  try {
    await placesOf(database, build).insertMany(
      places.map(_id => ({ _id })),
      { ordered: false },
    )
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || !isDuplicate(error)) throw error
  }
}
