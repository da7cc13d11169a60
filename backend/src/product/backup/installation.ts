import { readFactFile } from '@fullcourt/event-store/embedded/read-fact-file'
import { BEGINNING, type StoredFact } from '@fullcourt/event-store/port'
import type { FileReader } from '../../storage/files/file-store'
import { openFiles } from '../../storage/files/open-files'
import { readPrivateFile } from '../../storage/private-store/embedded/read-private-file'
import { readMongoPrivateStore } from '../../storage/private-store/mongodb/read-mongo-private-store'
import type { PrivateRecords, StandingRecord } from '../../storage/private-store/private-store'
import type { Settings } from '../../core/settings/settings'

type Facts = { readonly facts: () => AsyncIterable<readonly StoredFact[]>; readonly close: () => void | Promise<void> }

/** What is backed up of an installation, read beside the product that works on it. */
export type InstallationReader = {
  readonly facts: () => AsyncIterable<readonly StoredFact[]>
  readonly records: () => AsyncIterable<readonly StandingRecord[]>
  readonly files: FileReader
  readonly close: () => Promise<void>
}

const openFacts = async ({ eventStoreUrl, eventStorePrefix: prefix, dataFolder }: Settings): Promise<Facts> => {
  if (eventStoreUrl === null) return readFactFile(dataFolder)
  const { openEventStoreDb } = await import('@fullcourt/event-store/eventstoredb/event-store-db')
  const store = await openEventStoreDb(eventStoreUrl, { prefix })
  return { facts: () => store.readAll(BEGINNING), close: () => store.close() }
}

const openRecords = async ({ mongodbUrl, dataFolder }: Settings): Promise<PrivateRecords> =>
  mongodbUrl === null ? readPrivateFile(dataFolder) : readMongoPrivateStore(mongodbUrl)

/** Opens an installation to read, on the engines that the settings name. */
export const readInstallation = async (settings: Settings): Promise<InstallationReader> => {
  const log = await openFacts(settings)
  try {
    const secrets = await openRecords(settings)
    const files = await openFiles(settings)
    const close = async () => {
      await files.close()
      await secrets.close()
      await log.close()
    }
    return { facts: log.facts, records: secrets.pages, files, close }
  } catch (error) {
    await log.close()
    throw error
  }
}
