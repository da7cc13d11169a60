import { mkdir, rm } from 'node:fs/promises'
import { lockFolder } from '@fullcourt/event-store/embedded/folder-lock'
import { LOG } from '@fullcourt/projections/runner/log-identity'
import { isHalfRestored, restoringFolder } from '../../storage/data-folder/restoring'
import { lockPrivateFile } from '../../storage/private-store/embedded/private-file'
import { mongoDbDatabases } from '../../storage/private-store/mongodb/mongodb-databases'
import type { Settings } from '../../core/settings/settings'
import { BackupFault } from './backup-fault'
import { dataIn, moveIn, setAside } from './data-files'
import { verifiedBackup, type BackupManifest } from './manifest'
import { writeContents } from './write-contents'

export type RestoreOptions = {
  /** What is in the data folder may be set aside. */
  readonly replace: boolean
  readonly now: Date
}

/** What was restored, and the folder where what was there before is now (null: nothing was). */
export type Restored = { readonly manifest: BackupManifest; readonly aside: string | null }

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
 * Brings log, private store and uploads of a backup into the data folder and the engines of the settings. Everything is written
 * beside and then renamed; a restore that is cut off keeps the product from starting until it is done again. Throws
 * `BackupFault`, or the errors of stores and files.
 */
export const restoreBackup = async (settings: Settings, backup: string, { replace, now }: RestoreOptions): Promise<Restored> => {
  const manifest = await verifiedBackup(backup)
  const { dataFolder } = settings
  await mkdir(dataFolder, { recursive: true })
  return alone(dataFolder, async () => {
    if (!replace) await refuseData(dataFolder)
    const beside = restoringFolder(dataFolder)
    const wasCutOff = await isHalfRestored(dataFolder)
    await rm(beside, { recursive: true, force: true })
    await mkdir(beside)
    try {
      await writeContents(settings, backup, { folder: beside, log: manifest.log, wasCutOff })
      await forgetDocuments(settings)
    } catch (error) {
      if (!wasCutOff && (error instanceof BackupFault || isInFiles(settings))) await rm(beside, { recursive: true })
      throw error
    }
    const aside = await setAside(dataFolder, now)
    await moveIn(beside, dataFolder)
    await rm(beside, { recursive: true })
    return { manifest, aside }
  })
}
