import { join } from 'node:path'
import { Unavailable } from '../errors'
import { causeOf } from './damaged-file'
import { openExclusively, sqliteCode } from './sqlite'

/** A hold on the folder of a log that no second process can have; it ends with the process at the latest. */
export type FolderLock = { release(): void }

/** Takes the folder, or throws `Unavailable` where another process has it. */
export const lockFolder = (folder: string): FolderLock => {
  const file = join(folder, 'facts.lock')
  try {
    const held = openExclusively(file)
    return { release: () => held.close() }
  } catch (error) {
    if (sqliteCode(error) !== 'SQLITE_BUSY')
      throw new Unavailable(`The lock ${file} cannot be taken: ${causeOf(error)}.`, { cause: error })
    throw new Unavailable(
      `The event log in ${folder} is in use by another process. Stop that one, or choose another data folder.`,
      {
        cause: error,
      },
    )
  }
}
