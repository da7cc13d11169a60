import type { Settings } from '../../core/settings/settings'
import { openFolderFileStore } from '../../storage/files/embedded/folder-file-store'
import { bringIn } from './bring-in'
import { verifiedBackup, type BackupManifest } from './manifest'
import { factsIn, recordsIn } from './parts'

export type RestoreOptions = {
  /** What is in the data folder may be set aside. */
  readonly replace: boolean
  readonly now: Date
}

/** What was restored, and the folder where what was there before is now (null: nothing was). */
export type Restored = { readonly manifest: BackupManifest; readonly aside: string | null }

/**
 * Brings log, private store and images of a backup into the data folder and the engines of the settings. A restore that is cut off keeps
 * the product from starting until it is done again. Throws `BackupFault`, or the errors of stores and files.
 */
export const restoreBackup = async (settings: Settings, backup: string, options: RestoreOptions): Promise<Restored> => {
  const manifest = await verifiedBackup(backup)
  const source = { facts: () => factsIn(backup), records: () => recordsIn(backup), files: openFolderFileStore(backup) }
  const aside = await bringIn(settings, source, { ...options, log: manifest.log, resumes: false })
  return { manifest, aside }
}
