import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { checkedPath, isFileName, type FileStore, type StoredFile } from '../file-store'

/** A file that is not whole yet; nobody looks at it. */
const PART = '.part'

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

const undefinedWhereMissing = async <Answer>(asking: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await asking
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const writeDurably = async (path: string, bytes: Buffer): Promise<void> => {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A file is written beside, then named: a reader never meets half of it. */
const put = async (path: string, bytes: Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  const beside = `${path}.${randomUUID()}${PART}`
  try {
    await writeDurably(beside, bytes)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

const namesBelow = async (data: string, folder: string): Promise<readonly string[]> => {
  const entries = (await undefinedWhereMissing(readdir(join(data, folder), { recursive: true, withFileTypes: true }))) ?? []
  return entries
    .filter(entry => entry.isFile() && !entry.name.endsWith(PART))
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(data.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter(isFileName)
    .toSorted()
}

/** Files as files of a data folder, under their names. Nothing is made before something is put. */
export const openFolderFileStore = (dataFolder: string): FileStore => {
  const data = resolve(dataFolder)
  const pathOf = (name: string) => join(data, checkedPath(name))
  return {
    get: async name => undefinedWhereMissing(readFile(pathOf(name))),
    has: async name => (await undefinedWhereMissing(access(pathOf(name)).then(() => true))) ?? false,
    list: async folder => {
      const found = (await namesBelow(data, checkedPath(folder))).map(async (name): Promise<StoredFile | undefined> => {
        const known = await undefinedWhereMissing(stat(pathOf(name)))
        return known && { name, written: Math.floor(known.mtimeMs) }
      })
      return (await Promise.all(found)).filter(file => file !== undefined)
    },
    put: async (name, bytes) => put(pathOf(name), bytes),
    delete: async name => rm(pathOf(name), { force: true }),
    deleteFolder: async folder => rm(pathOf(folder), { recursive: true, force: true }),
    close: async () => undefined,
  }
}
