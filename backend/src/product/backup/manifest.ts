import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupFault } from './backup-fault'
import { readContents, type Contents } from './parts'

/** Number of the layout of a backup; one with a greater number was made by a newer Fullcourt. */
const BACKUP_FORMAT = 1

/** Written last: without it a backup is not whole. */
const MANIFEST = 'backup.json'

type BackupFile = { readonly path: string; readonly sha256: string }

/** What a backup says of itself. `made`: ISO 8601 in UTC. */
export type BackupManifest = Contents & { readonly format: number; readonly made: string; readonly files: readonly BackupFile[] }

const digestOf = async (path: string): Promise<string> => {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return digest.digest('hex')
}

const filesIn = async (folder: string): Promise<readonly BackupFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(path => path !== MANIFEST)
    .sort()
  const files: BackupFile[] = []
  for (const path of paths) files.push({ path: path.replaceAll(sep, '/'), sha256: await digestOf(join(folder, path)) })
  return files
}

/** Reads back what was written, and says so in the manifest. Throws `BackupFault` where it cannot be used. */
export const completeBackup = async (folder: string, now: Date): Promise<BackupManifest> => {
  const contents = await readContents(folder)
  const manifest = { format: BACKUP_FORMAT, made: now.toISOString(), ...contents, files: await filesIn(folder) }
  const file = await open(join(folder, MANIFEST), 'wx')
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return manifest
}

const manifestOf = async (folder: string): Promise<BackupManifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new BackupFault(`${folder} is not a backup, or not a complete one: it has no ${MANIFEST}.`, { cause })
  })
  try {
    return JSON.parse(text) as BackupManifest
  } catch (cause) {
    throw new BackupFault(`The backup is damaged: ${join(folder, MANIFEST)} cannot be read. Take another backup.`, { cause })
  }
}

const refuseChanged = async (folder: string, { files }: BackupManifest): Promise<void> => {
  const current = new Map((await filesIn(folder)).map(({ path, sha256 }) => [path, sha256]))
  for (const { path, sha256 } of files) {
    const fault = current.has(path) ? 'is not what was written' : 'is missing'
    if (current.get(path) !== sha256) throw new BackupFault(`The backup is damaged: ${path} ${fault}. Take another backup.`)
  }
}

/** The manifest of a whole and undamaged backup of a format that is known. Throws `BackupFault` otherwise. */
export const verifiedBackup = async (folder: string): Promise<BackupManifest> => {
  const manifest = await manifestOf(folder)
  if (manifest.format > BACKUP_FORMAT)
    throw new BackupFault(
      `The backup ${folder} has format ${manifest.format}; this version of Fullcourt reads formats up to ${BACKUP_FORMAT}. Restore it with the newer version that made it.`,
    )
  await refuseChanged(folder, manifest)
  await readContents(folder)
  return manifest
}
