import { lockFolder } from '@fullcourt/event-store/embedded/folder-lock'
import type { StoredFact } from '@fullcourt/event-store/port'
import type { Settings } from '../../core/settings/settings'
import { BackupFault } from '../backup/backup-fault'
import { bringIn } from '../backup/bring-in'
import { readInstallation, type InstallationReader } from '../backup/installation'
import { digestOfInstallation, type InstallationDigest } from './installation-digest'

export type CopyPhase = 'reading' | 'writing' | 'comparing'

/** Facts done so far, and how many there are; null while nobody has counted them. */
export type CopyProgress = { readonly phase: CopyPhase; readonly done: number; readonly total: number | null }

export type CopyOptions = { readonly now: Date; readonly onProgress: (progress: CopyProgress) => void }

async function* counted(
  pages: AsyncIterable<readonly StoredFact[]>,
  onProgress: (facts: number) => void,
): AsyncIterable<readonly StoredFact[]> {
  let done = 0
  for await (const page of pages) {
    yield page
    done += page.length
    onProgress(done)
  }
}

const refuseSamePlace = (from: Settings, to: Settings): void => {
  if (from.dataFolder === to.dataFolder)
    throw new BackupFault(
      `Both have the data folder ${from.dataFolder}. Give the one that is copied into another: FULLCOURT_DATA where that is the engines.`,
    )
}

const PARTS = ['facts', 'records', 'files'] as const

const refuseDifferent = (is: InstallationDigest, copy: InstallationDigest): void => {
  const other = PARTS.find(part => is[part].sha256 !== copy[part].sha256)
  if (other !== undefined)
    throw new BackupFault(
      `The copy is not what was copied: its ${other} differ (${is[other].count} here, ${copy[other].count} there). Was the product running? Stop it, and copy again into an empty place.`,
    )
}

/** Where the files of a copy are until it counts. */
const besideOf = (settings: Settings, folder: string): Settings => ({ ...settings, dataFolder: folder })

const withReader = async <Answer>(settings: Settings, work: (reader: InstallationReader) => Promise<Answer>): Promise<Answer> => {
  const reader = await readInstallation(settings)
  try {
    return await work(reader)
  } finally {
    await reader.close()
  }
}

/** Facts of a file that a product writes on would not all be in a copy. */
const stopped = async <Answer>({ eventStoreUrl, dataFolder }: Settings, work: () => Promise<Answer>): Promise<Answer> => {
  const lock = eventStoreUrl === null ? lockFolder(dataFolder) : undefined
  try {
    return await work()
  } finally {
    lock?.release()
  }
}

/**
 * Copies an installation that nobody works with into an empty one: log, private store, images and files of imports, whatever engines
 * either has. Read back, its digests are compared; a copy that was cut off is gone on with when it is called again. Documents are made
 * anew at its first start. Throws `BackupFault`, or the errors of stores and files.
 */
export const copyInstallation = async (
  from: Settings,
  to: Settings,
  { now, onProgress }: CopyOptions,
): Promise<InstallationDigest> => {
  refuseSamePlace(from, to)
  return withReader(from, source =>
    stopped(from, async () => {
      const is = await digestOfInstallation(source, done => onProgress({ phase: 'reading', done, total: null }))
      if (is.log === undefined) throw new BackupFault('There is nothing to copy: the log is empty.')
      const of = (phase: CopyPhase) => (done: number) => onProgress({ phase, done, total: is.facts.count })
      await bringIn(
        to,
        { ...source, facts: () => counted(source.facts(), of('writing')) },
        {
          log: is.log,
          replace: false,
          resumes: true,
          now,
          verify: folder =>
            withReader(besideOf(to, folder), async copy =>
              refuseDifferent(is, await digestOfInstallation(copy, of('comparing'))),
            ),
        },
      )
      return is
    }),
  )
}
