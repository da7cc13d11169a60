import { crc32 } from 'node:zlib'
import { positionOf } from '../position'
import type { CheckedFact } from '../checked-append'
import type { Revision, StoredFact } from '../port'

/**
 * The text of a fact as it is kept: the JSON of the whole `StoredFact`, so that reading is one `JSON.parse` of many
 * records joined by commas.
 */
export const recordOf = (stream: string, revision: Revision, place: number, { id, type, data, metadata }: CheckedFact): string =>
  `{"stream":${JSON.stringify(stream)},"revision":${revision},"position":"${positionOf(place)}","id":"${id}",` +
  `"type":${JSON.stringify(type)},"data":${data},"metadata":${metadata}}`

/**
 * The checksum of the log up to and with some records, given the one before them. It runs on from record to record: a
 * page is checked by one pass over its joined text, and a record that was changed, torn, moved or taken out breaks it.
 */
export const checksumAfter = (before: number, records: string): number => crc32(records, crc32(',', before))

/** How far a log goes: place and checksum of its last record, bytes of all records. */
export type LogEnd = { readonly position: number; readonly checksum: number; readonly size: number }

export const EMPTY_LOG: LogEnd = { position: 0, checksum: 0, size: 0 }

/** The facts of records joined by commas. Throws where they are not what `recordOf` made. */
export const factsOf = (records: string): readonly StoredFact[] => JSON.parse(`[${records}]`) as StoredFact[]
