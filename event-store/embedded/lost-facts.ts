import { positionOf } from '../position'
import { readable } from './readable'
import type { OpeningNotice } from '../port'
import type { AcknowledgedEnd } from './end-mark'
import type { Database } from './sqlite'

/** A file of facts, and up to which byte its write-ahead log could be read before it was opened (null: there was none). */
export type OpenedFile = { readonly file: string; readonly walBytes: number | null }

/** What an opened log lacks of what had been acknowledged; nothing where it has all. */
export const lostFacts = (
  database: Database,
  { file, walBytes }: OpenedFile,
  acknowledged: AcknowledgedEnd | undefined,
): readonly OpeningNotice[] => {
  if (acknowledged === undefined || acknowledged.position === 0) return []
  const end = readable(() => database.prepare<{ last: number | null }>('SELECT max(position) AS last FROM fact').get())
  const found = end?.last ?? 0
  if (found < acknowledged.position) return [factsLost(file, walBytes, acknowledged.position, found)]
  const there = readable(() =>
    database.prepare<{ checksum: number }>('SELECT checksum FROM fact WHERE position = ?').get(acknowledged.position),
  )
  return there?.checksum === acknowledged.checksum ? [] : [logReplaced(file, acknowledged.position)]
}

const factsLost = (file: string, walBytes: number | null, acknowledged: number, found: number): OpeningNotice => ({
  kind: 'facts-lost',
  facts: acknowledged - found,
  file: walBytes === null ? file : `${file}-wal`,
  offset: walBytes,
  message:
    `The event log ${file} ends at position ${found}, although ${acknowledged} had been acknowledged: ` +
    `${acknowledged - found} facts are lost. ${placeOfLoss(file, walBytes)}`,
})

const placeOfLoss = (file: string, walBytes: number | null): string =>
  walBytes === null
    ? 'Either an older file was put back, or its write-ahead log is gone.'
    : `Its write-ahead log ${file}-wal can be read up to byte ${walBytes}.`

const logReplaced = (file: string, position: number): OpeningNotice => ({
  kind: 'log-replaced',
  position: positionOf(position),
  message: `The event log ${file} holds another fact at position ${position} than was acknowledged there: another log was put in its place.`,
})
