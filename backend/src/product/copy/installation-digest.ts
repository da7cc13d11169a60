import { createHash } from 'node:crypto'
import type { LogCreated } from '@fullcourt/domain/log/events'
import type { StoredFact } from '@fullcourt/event-store/port'
import { digestOfBytes } from '../../storage/files/copy-files'
import { FILE_FOLDERS, type FileReader } from '../../storage/files/file-store'
import type { StandingRecord } from '../../storage/private-store/private-store'
import type { ContentsSource } from '../backup/write-contents'

/** One part of an installation: how many there are, and a SHA-256 over all of them. */
export type PartDigest = { readonly count: number; readonly sha256: string }

/** What an installation holds, whatever its engines: equal installations have equal digests. */
export type InstallationDigest = {
  /** Id of the log; undefined where there is none. */
  readonly log: string | undefined
  readonly facts: PartDigest
  readonly records: PartDigest
  readonly files: PartDigest
}

/** Keys in one order, whatever order an engine gives them back in. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Positions are the engine's own. */
const factText = ({ stream, revision, id, type, data, metadata }: StoredFact): string =>
  JSON.stringify([stream, revision, id, type, data, metadata], inOrder)

/** How far policies are is written in positions. */
const recordText = ({ collection, id, value, group, expires }: StandingRecord): string =>
  JSON.stringify([collection, id, collection === 'policies' ? null : value, group ?? null, expires ?? null], inOrder)

/** Of texts in their order. */
const digestOfTexts = (texts: readonly string[]): PartDigest => {
  const digest = createHash('sha256')
  for (const text of texts) digest.update(text).update('\n')
  return { count: texts.length, sha256: digest.digest('hex') }
}

const digestOfFacts = async (
  pages: AsyncIterable<readonly StoredFact[]>,
  onProgress: (facts: number) => void,
): Promise<Pick<InstallationDigest, 'log' | 'facts'>> => {
  const digest = createHash('sha256')
  let count = 0
  let log: string | undefined
  for await (const page of pages) {
    for (const fact of page) {
      if (fact.type === 'LogCreated') log ??= (fact.data as LogCreated['data']).log
      digest.update(factText(fact)).update('\n')
    }
    count += page.length
    onProgress(count)
  }
  return { log, facts: { count, sha256: digest.digest('hex') } }
}

const digestOfFiles = async (files: FileReader): Promise<PartDigest> => {
  const texts: string[] = []
  for (const folder of FILE_FOLDERS)
    for (const { name } of await files.list(folder)) {
      const bytes = await files.get(name)
      if (bytes !== undefined) texts.push(`${name} ${digestOfBytes(bytes)}`)
    }
  return digestOfTexts(texts)
}

/** Reads an installation whole. `onProgress`: how many facts were read so far. */
export const digestOfInstallation = async (
  { facts, records, files }: ContentsSource,
  onProgress: (facts: number) => void,
): Promise<InstallationDigest> => {
  const read = await digestOfFacts(facts(), onProgress)
  const texts: string[] = []
  for await (const page of records()) texts.push(...page.map(recordText))
  return { ...read, records: digestOfTexts(texts.toSorted()), files: await digestOfFiles(files) }
}
