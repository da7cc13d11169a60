import { cp, mkdtemp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Settings } from '../../core/settings/settings'
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

/** An image that is not named yet, or was removed meanwhile, is in no fact. */
const copyUploads = async (from: string, to: string): Promise<void> => {
  await mkdir(to)
  const names = await readdir(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter(name => !name.endsWith('.part')))
    await cp(join(from, name), join(to, name), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
}

/** The log first: what its facts need is in the private store and among the uploads before them (docs/people.md#the-private-store). */
const copyInto = async (folder: string, { facts, records, uploads }: InstallationReader): Promise<void> => {
  await writeLines(join(folder, FACTS_PART), facts())
  await writeLines(join(folder, RECORDS_PART), records())
  await copyUploads(uploads, join(folder, UPLOADS_PART))
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
