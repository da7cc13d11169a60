import { resolve } from 'node:path'
import type { BackupManifest } from '../backup/manifest'
import { restoreBackup } from '../backup/restore-backup'
import { writeBackup } from '../backup/write-backup'
import { onOwnData, type CallPlace } from './place'
import { sayLine, type Terminal } from './terminal'

const contentsOf = ({ facts, records, files }: BackupManifest): string =>
  `${facts} facts, ${records} records of the private store, ${files.filter(({ path }) => path.startsWith('uploads/')).length} images`

/** Backs up the installation of the environment into a new folder. Throws `CommandFailed`. */
export const backupCommand = async (terminal: Terminal, place: CallPlace, folder: string): Promise<void> => {
  const path = resolve(place.folder, folder)
  const manifest = await onOwnData(place, settings => writeBackup(settings, path, new Date()))
  sayLine(terminal, `${path}: ${contentsOf(manifest)}, read back and whole.`)
  sayLine(terminal, 'It holds all keys and password hashes: keep it where nobody else can read it.')
}

/** Restores a backup into the installation of the environment. Throws `CommandFailed`. */
export const restoreCommand = async (
  terminal: Terminal,
  place: CallPlace,
  { folder, replace }: { readonly folder: string; readonly replace: boolean },
): Promise<void> => {
  const path = resolve(place.folder, folder)
  const { manifest, aside } = await onOwnData(place, settings => restoreBackup(settings, path, { replace, now: new Date() }))
  sayLine(terminal, `Restored as of ${manifest.made}: ${contentsOf(manifest)}.`)
  if (aside !== null) sayLine(terminal, `What was there before is in ${aside}.`)
  sayLine(terminal, 'Start the product: it makes the documents anew.')
}
