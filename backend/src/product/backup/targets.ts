import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { BEGINNING, type EventStore } from '@fullcourt/event-store/port'
import { openEmbeddedPrivateStore } from '../../storage/private-store/embedded/embedded-private-store'
import { openMongoPrivateStore } from '../../storage/private-store/mongodb/mongo-private-store'
import { logIdOf } from '../../core/facts/log-id'
import { logIdIn } from '../../storage/private-store/log-record'
import { hasKeyedHash } from '../../storage/people/keyed-hash'
import { openFolderFileStore } from '../../storage/files/embedded/folder-file-store'
import type { FileStore } from '../../storage/files/file-store'
import { openMongoFileStore } from '../../storage/files/mongodb/mongo-file-store'
import type { PrivateStore } from '../../storage/private-store/private-store'
import type { Settings } from '../../core/settings/settings'
import { BackupFault } from './backup-fault'

/** What is restored into: files in a folder beside those of the product, or engines. */
export type Targets = {
  readonly events: EventStore
  readonly secrets: PrivateStore
  readonly files: FileStore
  readonly close: () => Promise<void>
}

/** Appends to a file may be begun together; a node may write them in another order than it gets them. */
export const appendsAtOnce = ({ eventStoreUrl }: Settings): number => (eventStoreUrl === null ? 500 : 1)

const openEvents = async ({ eventStoreUrl, eventStorePrefix: prefix }: Settings, folder: string): Promise<EventStore> => {
  if (eventStoreUrl === null) return openEmbeddedEventStore(folder)
  const { openEventStoreDb } = await import('@fullcourt/event-store/eventstoredb/event-store-db')
  return openEventStoreDb(eventStoreUrl, { prefix })
}

const openSecrets = async ({ mongodbUrl }: Settings, folder: string): Promise<PrivateStore> =>
  mongodbUrl === null ? openEmbeddedPrivateStore(folder) : openMongoPrivateStore(mongodbUrl)

const openFiles = async ({ mongodbUrl }: Settings, folder: string): Promise<FileStore> =>
  mongodbUrl === null ? openFolderFileStore(folder) : openMongoFileStore(mongodbUrl)

/** Opens what the settings name; files in a folder of their own. */
export const openTargets = async (settings: Settings, folder: string): Promise<Targets> => {
  const events = await openEvents(settings, folder)
  try {
    const secrets = await openSecrets(settings, folder)
    const files = await openFiles(settings, folder)
    const close = async () => {
      await files.close()
      await secrets.close()
      await events.close()
    }
    return { events, secrets, files, close }
  } catch (error) {
    await events.close()
    throw error
  }
}

/**
 * Throws `BackupFault` where there is data in an engine. A part of the same backup is what a restore that was cut off left there.
 */
export const refuseUsedTargets = async (
  { events, secrets }: Pick<Targets, 'events' | 'secrets'>,
  { log, wasCutOff }: { readonly log: string; readonly wasCutOff: boolean },
): Promise<void> => {
  if ((await events.head()) !== BEGINNING && !(wasCutOff && (await logIdOf(events)) === log))
    throw new BackupFault(
      'The log at EVENT_STORE_URL is not empty, and facts are never taken out of a log. Restore into a new node.',
    )
  const named = await logIdIn(secrets)
  if (((await hasKeyedHash(secrets)) || named !== undefined) && !(wasCutOff && named === log))
    throw new BackupFault(
      'The private store at MONGODB_URL is not empty. Restore into a new database: name another in MONGODB_URL.',
    )
}
