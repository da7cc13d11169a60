import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What SQLite clears away beside a closed file only when the garbage collector comes to its statements: nothing is in it. */
const LEFT_OVER = /-(?:wal|shm)$/

/** Copies the folder of a store that was closed. */
export const copyClosed = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true })
  const names = (await readdir(from)).filter(name => !LEFT_OVER.test(name))
  await Promise.all(names.map(name => cp(join(from, name), join(to, name), { recursive: true })))
}
