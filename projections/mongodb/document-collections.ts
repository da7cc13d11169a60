import { tallyBy } from '../tally'
import { boundsOf, idAt, orderAt, placesOfKeys, type PlaceKey } from './places'
import { dropCollection } from './wire'
import type { Collection, Db } from 'mongodb'
import type { ModelVersion, ListRange, PlacedDocument, StoredDocument, StoredPlace, Tally } from '../read-store'

/** The body is kept as the JSON text it is made of: its keys stay in their order, and may be any text. */
export type DocumentRecord = {
  readonly _id: string
  readonly position: string
  readonly body: string
  readonly places: readonly PlaceKey[]
}
export type PlaceRow = { readonly _id: PlaceKey }

export const documentsOf = (database: Db, version: ModelVersion): Collection<DocumentRecord> =>
  database.collection(`documents.${version}`)
export const placeCollectionOf = (database: Db, version: ModelVersion): Collection<PlaceRow> =>
  database.collection(`places.${version}`)

const document = ({ _id, position, body }: DocumentRecord): StoredDocument => ({ id: _id, position, body: JSON.parse(body) })

export const getDocument = async (database: Db, version: ModelVersion, id: string): Promise<StoredDocument | undefined> => {
  const row = await documentsOf(database, version).findOne({ _id: id })
  return row === null ? undefined : document(row)
}

const rowsOf = async (
  database: Db,
  version: ModelVersion,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DocumentRecord>> => {
  if (ids.length === 0) return new Map()
  const rows = await documentsOf(database, version)
    .find({ _id: { $in: [...ids] } })
    .toArray()
  return new Map(rows.map(row => [row._id, row]))
}

export const getDocuments = async (
  database: Db,
  version: ModelVersion,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredDocument>> => {
  const rows = await rowsOf(database, version, ids)
  return new Map([...rows].map(([id, row]) => [id, document(row)]))
}

/** Those of some places that are there to be listed. */
export const placesThatAre = async (
  database: Db,
  version: ModelVersion,
  places: readonly PlaceKey[],
): Promise<ReadonlySet<PlaceKey>> => {
  if (places.length === 0) return new Set()
  const found = await placeCollectionOf(database, version)
    .find({ _id: { $in: [...places] } })
    .toArray()
  return new Set(found.map(({ _id }) => _id))
}

export const getPlacedDocuments = async (
  database: Db,
  version: ModelVersion,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlacedDocument>> => {
  const rows = await rowsOf(database, version, ids)
  const said = [...rows.values()].flatMap(({ places }) => places)
  const held = await placesThatAre(database, version, said)
  const lacking = [...rows.values()].filter(({ places }) => places.some(place => !held.has(place)))
  const again = await rowsOf(
    database,
    version,
    lacking.map(({ _id }) => _id),
  )
  // One that was written in between is not where it was any more.
  if (lacking.some(({ _id, position }) => again.get(_id)?.position !== position))
    return getPlacedDocuments(database, version, ids)
  const placesOf = ({ places }: DocumentRecord) => placesOfKeys(places.filter(place => held.has(place)))
  return new Map([...rows].map(([id, row]) => [id, { ...document(row), places: placesOf(row) }]))
}

export const documentIds = async (
  database: Db,
  version: ModelVersion,
  after: string | null,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await documentsOf(database, version)
    .find(after === null ? {} : { _id: { $gt: after } }, { projection: { _id: 1 } })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray()
  return rows.map(({ _id }) => _id)
}

/**
 * A place counts where its document says so too: places are written before their document and taken away after it, and what
 * is cut off in between leaves one too many, never one too few.
 */
const placesWithRows = async <Row extends Pick<DocumentRecord, 'places'>>(
  database: Db,
  version: ModelVersion,
  range: ListRange,
  rowsOfIds: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): Promise<readonly { readonly place: string; readonly row: Row }[]> => {
  const { limit = Infinity, descending } = range
  const found: { place: string; row: Row }[] = []
  let { above, below } = boundsOf(range)
  for (;;) {
    const places = await placeCollectionOf(database, version)
      .find({ _id: { $gt: above, $lt: below } })
      .sort({ _id: descending ? -1 : 1 })
      .limit(limit === Infinity ? 0 : limit - found.length)
      .toArray()
    const rows = await rowsOfIds([...new Set(places.map(({ _id }) => idAt(_id)))])
    for (const { _id: place } of places) {
      const row = rows.get(idAt(place))
      if (row?.places.includes(place)) found.push({ place, row })
    }
    const last = places.at(-1)
    if (last === undefined || limit === Infinity || found.length >= limit) return found
    if (descending) below = last._id
    else above = last._id
  }
}

export const listDocuments = async (
  database: Db,
  version: ModelVersion,
  range: ListRange,
): Promise<readonly StoredDocument[]> => {
  const found = await placesWithRows(database, version, range, ids => rowsOf(database, version, ids))
  return found.map(({ row }) => document(row))
}

/** The places of a range whose documents say so too, without the bodies. */
const placesOf = async (database: Db, version: ModelVersion, range: ListRange): Promise<readonly PlaceKey[]> => {
  const withoutBodies = async (ids: readonly string[]) => {
    const rows = await documentsOf(database, version)
      .find({ _id: { $in: [...ids] } }, { projection: { places: 1 } })
      .toArray()
    return new Map(rows.map(row => [row._id, row]))
  }
  const found = await placesWithRows(database, version, range, withoutBodies)
  return found.map(({ place }) => place)
}

export const listPlaces = async (database: Db, version: ModelVersion, range: ListRange): Promise<readonly StoredPlace[]> =>
  (await placesOf(database, version, range)).map(place => ({ id: idAt(place), order: orderAt(place) }))

export const tallyDocuments = async (
  database: Db,
  version: ModelVersion,
  range: ListRange,
  length: number,
): Promise<readonly Tally[]> => {
  const orders = (await placesOf(database, version, range)).map(orderAt)
  return tallyBy(orders.toSorted(), length)
}

export const discardVersion = async (database: Db, version: ModelVersion): Promise<void> => {
  await dropCollection(database, `documents.${version}`)
  await dropCollection(database, `places.${version}`)
}
