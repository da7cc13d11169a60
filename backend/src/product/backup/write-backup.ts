import { mkdtemp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Settings } from '../../core/settings/settings'
import { copyFiles } from '../../storage/files/copy-files'
import { openFolderFileStore } from '../../storage/files/embedded/folder-file-store'
import { BackupFault } from './backup-fault'
import { readInstallation, type InstallationReader } from './installation'
import { writeLines } from './lines'
import { completeBackup, type BackupManifest } from './manifest'
import { FACTS_PART, RECORDS_PART, UPLOADS_PART } from './parts'

const refuseFull = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length > 0) throw new BackupFault(`${folder} is not empty. Name a folder that is not there yet.`)
}

/** The log first: what its facts need is in the private store and among the uploads before them (docs/people.md#the-private-store). */
const copyInto = async (folder: string, { facts, records, files }: InstallationReader): Promise<void> => {
  await writeLines(join(folder, FACTS_PART), facts())
  await writeLines(join(folder, RECORDS_PART), records())
  await mkdir(join(folder, UPLOADS_PART))
  await copyFiles(files, openFolderFileStore(folder), UPLOADS_PART)
}

/**
 * Writes log, private store and uploads of an installation into a new folder, while the product runs or not. It is written
 * beside, read back, and then named. Throws `BackupFault`, or the errors of stores and files.
 */
export const writeBackup = async (settings: Settings, folder: string, now: Date): Promise<BackupManifest> => {
  await refuseFull(folder)
  const installation = await readInstallation(settings)
  try {
    await mkdir(dirname(folder), { recursive: true })
    const beside = await mkdtemp(`${folder}.part-`)
    try {
      await copyInto(beside, installation)
      const manifest = await completeBackup(beside, now)
      await rename(beside, folder)
      return manifest
    } catch (error) {
      await rm(beside, { recursive: true })
      throw error
    }
  } finally {
    await installation.close()
  }
}
