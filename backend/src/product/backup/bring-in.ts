import { mkdir, rm } from 'node:fs/promises'
import { lockFolder } from '@fullcourt/event-store/embedded/folder-lock'
import { LOG } from '@fullcourt/projections/runner/log-identity'
import { isHalfRestored, restoringFolder } from '../../storage/data-folder/restoring'
import { lockPrivateFile } from '../../storage/private-store/embedded/private-file'
import { mongoDbDatabases } from '../../storage/private-store/mongodb/mongodb-databases'
import type { Settings } from '../../core/settings/settings'
import { BackupFault } from './backup-fault'
import { dataIn, moveIn, setAside } from './data-files'
import { writeContents, type ContentsSource } from './write-contents'

export type BringInOptions = {
  /** The log that is brought. */
  readonly log: string
  /** What is in the data folder may be set aside. */
  readonly replace: boolean
  /** What was written before it was cut off is gone on with; else it is written anew. */
  readonly resumes: boolean
  readonly now: Date
  /** Looks at what was written, before it counts; `folder`: where the files of it are until then. */
  readonly verify?: (folder: string) => Promise<void>
}

const refuseData = async (folder: string): Promise<void> => {
  const names = await dataIn(folder)
  if (names.length > 0)
    throw new BackupFault(
      `${folder} already holds data (${names.join(', ')}). Restore into an empty folder (FULLCOURT_DATA), or pass --replace: what is there is then set aside.`,
    )
}

/** Then nothing but the folder beside was written, until it is renamed. */
const isInFiles = ({ eventStoreUrl, mongodbUrl }: Settings): boolean => eventStoreUrl === null && mongodbUrl === null

/** Documents on MongoDB name facts by positions that a restored log does not have: at the next start they are made anew. */
const forgetDocuments = async ({ eventStoreUrl, mongodbUrl }: Settings): Promise<void> => {
  if (eventStoreUrl === null || mongodbUrl === null) return
  const { openMongoDbReadStore } = await import('@fullcourt/projections/mongodb/mongodb-read-store')
  const documents = await openMongoDbReadStore(mongodbUrl, mongoDbDatabases(mongodbUrl).documents)
  try {
    await documents.changeSetting(LOG, await documents.setting(LOG), undefined)
  } finally {
    await documents.close()
  }
}

/** The product cannot work in the folder meanwhile. */
const alone = async <Answer>(folder: string, work: () => Promise<Answer>): Promise<Answer> => {
  const log = lockFolder(folder)
  try {
    const secrets = lockPrivateFile(folder)
    try {
      return await work()
    } finally {
      secrets.close()
    }
  } finally {
    log.release()
  }
}

/**
 * Brings log, private store and files of a source into the data folder and the engines of the settings. Everything is written beside and
 * then renamed; what is cut off keeps the product from starting until it is done again. Answers the folder where what was there before
 * is now (null: nothing was). Throws `BackupFault`, or the errors of stores and files.
 */
export const bringIn = async (settings: Settings, source: ContentsSource, options: BringInOptions): Promise<string | null> => {
  const { dataFolder } = settings
  const { log, replace, resumes, now, verify } = options
  await mkdir(dataFolder, { recursive: true })
  return alone(dataFolder, async () => {
    if (!replace) await refuseData(dataFolder)
    const beside = restoringFolder(dataFolder)
    const wasCutOff = await isHalfRestored(dataFolder)
    if (!resumes) await rm(beside, { recursive: true, force: true })
    await mkdir(beside, { recursive: true })
    try {
      await writeContents(settings, source, { folder: beside, log, wasCutOff })
      await verify?.(beside)
      await forgetDocuments(settings)
    } catch (error) {
      if (!wasCutOff && !resumes && (error instanceof BackupFault || isInFiles(settings))) await rm(beside, { recursive: true })
      throw error
    }
    const aside = await setAside(dataFolder, now)
    await moveIn(beside, dataFolder)
    await rm(beside, { recursive: true })
    return aside
  })
}
