import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { FACTS_FILE } from '@fullcourt/event-store/embedded/embedded-event-store'
import { PRIVATE_FILE } from '../../storage/private-store/embedded/private-file'
import { FILE_FOLDERS } from '../../storage/files/file-store'

/** What a restore brings, in the order in which it comes into the data folder: the log last. */
const BROUGHT: readonly string[] = [...FILE_FOLDERS, PRIVATE_FILE, FACTS_FILE]

/** What a restore takes the place of: log, private store, documents and snapshots with what belongs to their files, images, files of imports. */
const REPLACED = /^(facts|private|documents|snapshots)\.(?!lock)|^(uploads|imports)$/

const isThere = async (folder: string, name: string): Promise<boolean> =>
  !FILE_FOLDERS.some(files => files === name) || (await readdir(join(folder, name))).length > 0

/** The names of log, private store and images in a data folder; empty where it holds none of them. */
export const dataIn = async (folder: string): Promise<readonly string[]> => {
  const names = (await readdir(folder)).filter(name => BROUGHT.includes(name))
  const there = await Promise.all(names.map(name => isThere(folder, name)))
  return names.filter((_, index) => there[index])
}

/** Puts the data of a data folder into a folder beside them; answers that, or null where there were none. */
export const setAside = async (folder: string, now: Date): Promise<string | null> => {
  const names = (await readdir(folder)).filter(name => REPLACED.test(name))
  if (names.length === 0) return null
  const aside = join(folder, `replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  await mkdir(aside)
  for (const name of names) await rename(join(folder, name), join(aside, name))
  return aside
}

/** Brings what was written beside into the data folder. */
export const moveIn = async (from: string, folder: string): Promise<void> => {
  const names = await readdir(from)
  for (const name of BROUGHT.filter(name => names.includes(name))) await rename(join(from, name), join(folder, name))
}
