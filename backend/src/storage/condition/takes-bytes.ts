import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Unavailable } from '@fullcourt/event-store/errors'

const BYTES = Buffer.alloc(256 * 1024)

/**
 * Writes a file into a folder, flushes it to the disk, and deletes it again. Throws `Unavailable` where that cannot be done.
 */
export const takesBytes = async (folder: string): Promise<void> => {
  const path = join(folder, `asked-${randomUUID()}`)
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(BYTES)
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    throw new Unavailable('The data folder takes no file.', { cause: error })
  } finally {
    await rm(path, { force: true })
  }
}
