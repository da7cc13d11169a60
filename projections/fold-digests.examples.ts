import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadModel } from './projection'
import { sampleLog } from './sample-log.examples'

/** By the name of a sample, e.g. `ScoreUpdated.v1`: a digest of the documents that it touched, as they were after it. */
export type FoldDigests = { readonly [fact: string]: string }

export const RECORD = join(__dirname, 'fold-digests.json')

/** What each version of each read model made of the samples: `{ "standings.v2": { "ScoreUpdated.v1": "…" } }`. */
export const recordedDigests = () => JSON.parse(readFileSync(RECORD, 'utf8')) as { readonly [version: string]: FoldDigests }

export const versionOf = ({ name, version }: ReadModel<unknown>): string => `${name}.v${version}`

const digest = (documents: unknown) => createHash('sha256').update(JSON.stringify(documents)).digest('base64url').slice(0, 16)

export const foldDigests = (model: ReadModel<unknown>): FoldDigests => {
  const documents = new Map<string, unknown>()
  return Object.fromEntries(
    sampleLog.flatMap(({ name, fact }) => {
      const ids = model.documentIds(fact)
      for (const id of ids) documents.set(id, model.fold(documents.get(id) ?? model.initial(id), id, fact))
      const touched = ids.map(id => [id, documents.get(id), model.places(documents.get(id), id)])
      return ids.length === 0 ? [] : [[name, digest(touched)]]
    }),
  )
}
