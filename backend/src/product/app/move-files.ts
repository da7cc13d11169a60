import { Logger } from '@nestjs/common'
import { Backoff } from '@fullcourt/event-store/backoff'
import type { Settings } from '../../core/settings/settings'
import type { Condition } from '../../storage/condition/condition'
import { isReported } from '../../storage/condition/is-reported'
import { seldom } from '../../storage/condition/seldom'
import { hasFiles, moveFolder, type MoveOptions, type MoveProgress } from '../../storage/files/move-folder'
import { openMongoFileStore } from '../../storage/files/mongodb/mongo-file-store'

const toMove = ({ folder, done, total }: MoveProgress) => ({
  message: `${done} of ${total} files in ${folder}/ of this process's data folder were brought into MongoDB; the others are read from there.`,
})

/** By a connection of its own: the store of the product reads what is missing from the folder, and would find there what is to be moved. */
const moveInto = async (mongodbUrl: string, dataFolder: string, options: MoveOptions): Promise<number> => {
  const store = await openMongoFileStore(mongodbUrl)
  try {
    return await moveFolder(dataFolder, store, options)
  } finally {
    await store.close()
  }
}

/**
 * Where files are kept in MongoDB, brings those into it that this process's data folder holds from before: in the background, until
 * nothing is left or the process ends. Health and log say how far it is.
 */
export const moveFiles = async ({ mongodbUrl, dataFolder }: Settings, condition: Condition, stop: AbortSignal): Promise<void> => {
  if (mongodbUrl === null) return
  const log = new Logger('Files')
  const tellSeldom = seldom(error => log.error(`Files of the data folder were not brought into MongoDB: ${error.message}`))
  const backoff = new Backoff(stop)
  while (!stop.aborted) {
    try {
      const onProgress = (progress: MoveProgress) => condition.report('fileMove', toMove(progress))
      const moved = (await hasFiles(dataFolder)) ? await moveInto(mongodbUrl, dataFolder, { stop, onProgress }) : 0
      if (moved > 0) log.warn(`${moved} files of the data folder were brought into MongoDB.`)
      return condition.clear('fileMove')
    } catch (error) {
      if (stop.aborted) return
      if (error instanceof Error && !isReported(error)) tellSeldom(error)
      await backoff.wait()
    }
  }
}
