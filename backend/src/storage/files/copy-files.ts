import { createHash } from 'node:crypto'
import type { FileReader, FileStore } from './file-store'

/** A file came out of its store as other bytes than went in. */
export class FileCopyFault extends Error {
  readonly kind = 'file-copy-fault'
  constructor(name: string) {
    super(`${name} cannot be read back as it was written.`)
  }
}

export type FileCopyOptions = {
  /** Called before each file: how many were copied of how many. */
  readonly onProgress?: (done: number, total: number) => void
  /** Called when a file was copied and read back. */
  readonly copied?: (name: string) => Promise<void>
}

export const digestOfBytes = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Copies one file and reads it back. What is there already with the same bytes stays; what is gone meanwhile is left out. */
const copyFile = async (from: FileReader, to: FileStore, name: string): Promise<void> => {
  const bytes = await from.get(name)
  if (bytes === undefined) return
  const digest = digestOfBytes(bytes)
  const isThere = async () => {
    const known = await to.get(name)
    return known !== undefined && digestOfBytes(known) === digest
  }
  if (await isThere()) return
  await to.put(name, bytes)
  if (!(await isThere())) throw new FileCopyFault(name)
}

/** Copies all files below a folder, one after another; cut off, it goes on when it is called again. Answers how many there are. */
export const copyFiles = async (
  from: FileReader,
  to: FileStore,
  folder: string,
  { onProgress, copied }: FileCopyOptions = {},
): Promise<number> => {
  const files = await from.list(folder)
  for (const [done, { name }] of files.entries()) {
    onProgress?.(done, files.length)
    await copyFile(from, to, name)
    await copied?.(name)
  }
  onProgress?.(files.length, files.length)
  return files.length
}
