import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { StoredFact } from '@fullcourt/event-store/port'
import { UPLOADS } from '../../core/uploads/images'
import { readLines } from '../backup/lines'
import { FACTS_PART } from '../backup/parts'
import { FOLDER_FORMAT, MANIFEST_FILE, type FolderManifest } from '../organization-export/folder-format'
import { ImportFault } from './import-fault'

/** An image of the folder; `player` is whose photo it is, null of all others. Its path is that of its address. */
export type FolderImage = { readonly path: string; readonly player: number | null }

const IMAGE = /^(?:people\/([1-9]\d*)\/)?[\w-]+\.webp$/

/** Whether a folder is that of an organization, and no league's. */
export const isOrganizationFolder = async (folder: string): Promise<boolean> => {
  const file = await open(join(folder, MANIFEST_FILE)).catch(() => undefined)
  await file?.close()
  return file !== undefined
}

const manifestOf = async (folder: string): Promise<FolderManifest> => {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8')
  try {
    return JSON.parse(text) as FolderManifest
  } catch (cause) {
    throw new ImportFault(`${join(folder, MANIFEST_FILE)} cannot be read. Export the organization again.`, { cause })
  }
}

/** The manifest of a folder whose facts are those that were exported. Throws `ImportFault` otherwise. */
export const verifiedFolder = async (folder: string): Promise<FolderManifest> => {
  const manifest = await manifestOf(folder)
  if (manifest.format > FOLDER_FORMAT)
    throw new ImportFault(
      `${folder} has format ${manifest.format}; this version of Fullcourt reads formats up to ${FOLDER_FORMAT}. Use the newer version that made it.`,
    )
  const digest = createHash('sha256')
  await pipeline(createReadStream(join(folder, FACTS_PART)), digest).catch((cause: unknown) => {
    throw new ImportFault(`${join(folder, FACTS_PART)} cannot be read. Export the organization again.`, { cause })
  })
  if (digest.digest('hex') !== manifest.sha256)
    throw new ImportFault(`${join(folder, FACTS_PART)} is not what was exported. Export the organization again.`)
  return manifest
}

/** The facts, in pages, in their order. */
export const factsInFolder = (folder: string): AsyncIterable<readonly StoredFact[]> => readLines(join(folder, FACTS_PART))

/** Its images; other files are left aside. */
export const imagesInFolder = async (folder: string): Promise<readonly FolderImage[]> => {
  const names = await readdir(join(folder, UPLOADS), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap(name => {
    const found = IMAGE.exec(name.replaceAll('\\', '/'))
    if (found === null) return []
    return { path: `${UPLOADS}/${found[0]}`, player: found[1] === undefined ? null : Number(found[1]) }
  })
}
