import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleLog } from '@fullcourt/projections/sample-log.examples'
import { emptyStream, foldOn, type FoldedStream } from './folded-stream'
import type { SnapshotFold } from './snapshot-folds'
import { snapshotText } from './snapshot-text'

/** By the name of a sample, e.g. `ScoreUpdated.v1`: a digest of the snapshot of its stream up to it. */
export type SnapshotDigests = { readonly [fact: string]: string }

export const RECORD = join(__dirname, 'snapshot-digests.json')

/** What each version of each fold made of the samples: `{ "game.v1": { "ScoreUpdated.v1": "…" } }`. */
export const recordedDigests = () => JSON.parse(readFileSync(RECORD, 'utf8')) as { readonly [version: string]: SnapshotDigests }

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** What every stream's name begins with that the fold is of. */
export const nameStart = ({ stream }: SnapshotFold): string => stream.name('')

export const snapshotDigests = (fold: SnapshotFold): SnapshotDigests => {
  const streams = new Map<string, FoldedStream<unknown>>()
  const ofFold = sampleLog.filter(({ fact }) => fact.stream.startsWith(nameStart(fold)))
  return Object.fromEntries(
    ofFold.map(({ name, fact }) => {
      const folded = foldOn(fold.stream, streams.get(fact.stream) ?? emptyStream(fold.stream.initial), [fact])
      streams.set(fact.stream, folded)
      return [name, digest(snapshotText(folded))]
    }),
  )
}
