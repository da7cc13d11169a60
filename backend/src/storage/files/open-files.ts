import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openFolderFileStore } from './embedded/folder-file-store'
import type { FileStore } from './file-store'
import { openMongoFileStore } from './mongodb/mongo-file-store'
import { withFolder } from './with-folder'

/** What says where files are kept. */
export type FilePlaces = { readonly mongodbUrl: string | null; readonly dataFolder: string }

/** Files in MongoDB where it is configured, with what the data folder holds from before; else in the data folder. */
export const openFiles = async ({ mongodbUrl, dataFolder }: FilePlaces): Promise<FileStore> => {
  const folder = openFolderFileStore(dataFolder)
  if (mongodbUrl !== null) return withFolder(await openMongoFileStore(mongodbUrl), folder)
  await mkdir(join(dataFolder, 'uploads'), { recursive: true })
  return folder
}
