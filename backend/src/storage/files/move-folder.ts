import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFiles } from './copy-files'
import { openFolderFileStore } from './embedded/folder-file-store'
import { FILE_FOLDERS, type FileStore } from './file-store'

/** How far the files of a data folder have been brought into the store. */
export type MoveProgress = { readonly folder: string; readonly done: number; readonly total: number }

export type MoveOptions = { readonly stop: AbortSignal; readonly onProgress: (progress: MoveProgress) => void }

/** The process ends; the rest is moved after the next start. */
class MoveStopped extends Error {
  readonly kind = 'move-stopped'
}

/** Whether a data folder holds files. */
export const hasFiles = async (dataFolder: string): Promise<boolean> => {
  const folder = openFolderFileStore(dataFolder)
  for (const name of FILE_FOLDERS) if ((await folder.list(name)).length > 0) return true
  return false
}

/**
 * Brings the files that a process kept in its data folder into the store that all processes share, each read back before it is deleted in
 * the folder; files of imports first, which jobs wait for. What was deleted meanwhile does not come back. Cut off, it goes on when it is
 * called again. `to` is the store alone, without the folder. Answers how many files were moved.
 */
export const moveFolder = async (dataFolder: string, to: FileStore, { stop, onProgress }: MoveOptions): Promise<number> => {
  const from = openFolderFileStore(dataFolder)
  const settle = async (name: string) => {
    if (await from.has(name)) await from.delete(name)
    else await to.delete(name)
    if (stop.aborted) throw new MoveStopped()
  }
  let moved = 0
  for (const folder of FILE_FOLDERS.toReversed()) {
    moved += await copyFiles(from, to, folder, {
      copied: settle,
      onProgress: (done, total) => {
        if (total > 0) onProgress({ folder, done, total })
      },
    })
    if ((await from.list(folder)).length === 0) await rm(join(dataFolder, folder), { recursive: true, force: true })
  }
  return moved
}
