import { chmod, lstat, readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'

const FILE_MODE = 0o600
const FOLDER_MODE = 0o700
const OTHERS = 0o077
const STICKY = 0o1000

/** What the product keeps in its data folder. */
const OWN = /^((facts|documents|private|snapshots)\.|(uploads|imports|restoring)$|replaced-)/

/**
 * Files that this process makes from now on have the mode 0600, folders 0700, whichever library makes them: SQLite with its
 * journals, uploads, files of imports, backups. Names, keys and password hashes are in them.
 */
export const makeForOwnerOnly = (): void => void process.umask(OTHERS)

/** Something whose rights could not be narrowed: it is somebody else's, or its file system knows no rights. */
export type OpenToOthers = { readonly path: string; readonly cause: unknown }

const isOpen = (mode: number): boolean => (mode & OTHERS) !== 0 && (mode & STICKY) === 0

const narrow = async (path: string, isOwn: (name: string) => boolean): Promise<readonly OpenToOthers[]> => {
  try {
    const found = await lstat(path)
    if (found.isSymbolicLink()) return []
    if (isOpen(found.mode)) await chmod(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE)
    const left: OpenToOthers[] = []
    const names = found.isDirectory() ? (await readdir(path)).filter(isOwn) : []
    for (const name of names) left.push(...(await narrow(join(path, name), () => true)))
    return left
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'ENOENT' ? [] : [{ path, cause }]
  }
}

/**
 * Takes a data folder, and what the product keeps in it, back from others who could read it: from before, or copied there.
 * A folder that everybody shares (such as /tmp) stays as it is. Answers what could not be narrowed.
 */
export const narrowDataFolder = async (folder: string): Promise<readonly OpenToOthers[]> =>
  narrow(await realpath(folder), name => OWN.test(name))
