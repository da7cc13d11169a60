import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder in a data folder that a restore writes into; it is there until the restore is whole. */
export const restoringFolder = (dataFolder: string): string => join(dataFolder, 'restoring')

/** A restore into this data folder runs, or was cut off: what is there may be half of it. */
export class HalfRestored extends Error {
  readonly kind = 'half-restored'
  constructor(readonly dataFolder: string) {
    super(
      `A restore into ${dataFolder} was cut off, or runs. Do it again: npm run fullcourt -- restore <folder> --replace (or the copy that it was: npm run fullcourt -- copy …)`,
    )
  }
}

/** Whether a restore into this data folder did not come to its end. */
export const isHalfRestored = async (dataFolder: string): Promise<boolean> => {
  try {
    await stat(restoringFolder(dataFolder))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Throws `HalfRestored` where a restore did not come to its end. */
export const refuseHalfRestored = async (dataFolder: string): Promise<void> => {
  if (await isHalfRestored(dataFolder)) throw new HalfRestored(dataFolder)
}
