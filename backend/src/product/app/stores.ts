import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import { LOG_FORMAT, LOG_STREAM, type LogCreated } from '@fullcourt/domain/log/events'
import { FACT_VERSIONS } from '@fullcourt/domain/log/fact-types'
import type { FactMetadata } from '@fullcourt/domain/facts/fact'
import { FACTS_FILE, openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { RevisionConflict } from '@fullcourt/event-store/errors'
import { LANDMARK_FILE } from '@fullcourt/event-store/eventstoredb/landmark-file'
import type { EventStore } from '@fullcourt/event-store/port'
import { openEmbeddedReadStore } from '@fullcourt/projections/embedded/embedded-read-store'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { narrowDataFolder, type OpenToOthers } from '../../storage/data-folder/owner-only'
import { refuseHalfRestored } from '../../storage/data-folder/restoring'
import type { FileStore } from '../../storage/files/file-store'
import { openFiles } from '../../storage/files/open-files'
import { openEmbeddedPrivateStore } from '../../storage/private-store/embedded/embedded-private-store'
import { PRIVATE_FILE } from '../../storage/private-store/embedded/private-file'
import { openMongoPrivateStore } from '../../storage/private-store/mongodb/mongo-private-store'
import { nameLogIn } from '../../storage/private-store/log-record'
import type { PrivateStore } from '../../storage/private-store/private-store'
import { mongoDbDatabases } from '../../storage/private-store/mongodb/mongodb-databases'
import { SettingsFault, type Settings } from '../../core/settings/settings'
import { logIdOf } from '../../core/facts/log-id'
import { nameUuid } from '../../core/facts/name-uuid'
import { refuseMismatchedStores, type StoreNames } from './matching-stores'

export type LogAndSecrets = { readonly events: EventStore; readonly secrets: PrivateStore }

/** The places where everything is kept. */
export type Stores = LogAndSecrets & { readonly documents: ReadStore; readonly files: FileStore }

/** A log of a newer product: nothing in it may be decided on. */
export class NewerLog extends Error {
  readonly kind = 'newer-log'
  constructor(format: number) {
    super(`The log has format ${format}; this Fullcourt reads up to ${LOG_FORMAT}. Start a newer Fullcourt.`)
  }
}

const logCreated = (): { fact: LogCreated; metadata: FactMetadata } => {
  const id = randomUUID()
  const metadata = {
    version: FACT_VERSIONS.LogCreated,
    time: new Date().toISOString(),
    actor: 'system' as const,
    organization: null,
    command: id,
    correlation: id,
    cause: null,
    reason: null,
  }
  return { fact: { type: 'LogCreated', data: { log: id, format: LOG_FORMAT } }, metadata }
}

/** Writes the first fact of a new log; an existing one must be of a format that is known. */
export const nameLog = async (events: EventStore): Promise<void> => {
  const [first] = await events.read(LOG_STREAM)
  if (first) {
    const { format } = first.data as LogCreated['data']
    if (format > LOG_FORMAT) throw new NewerLog(format)
    return
  }
  const { fact, metadata } = logCreated()
  try {
    await events.append(LOG_STREAM, 'none', [{ id: nameUuid(metadata.command), ...fact, metadata }])
  } catch (error) {
    if (!(error instanceof RevisionConflict)) throw error
  }
}

/** The clients of the big engines are loaded only where they are used: they cost memory and time at the start. */
const openEvents = async ({ eventStoreUrl, eventStorePrefix: prefix, dataFolder }: Settings): Promise<EventStore> => {
  if (eventStoreUrl === null) return openEmbeddedEventStore(dataFolder)
  const { openEventStoreDb } = await import('@fullcourt/event-store/eventstoredb/event-store-db')
  return openEventStoreDb(eventStoreUrl, { prefix, landmark: join(dataFolder, LANDMARK_FILE) })
}

/** The client's own errors of an address that it cannot read. Their texts are not shown: they repeat the address, password and all. */
const UNREADABLE = new Set(['MongoParseError', 'MongoRuntimeError', 'MongoInvalidArgumentError', 'MongoAPIError'])

const refuseAddress = (error: unknown): never => {
  if (!(error instanceof Error) || !UNREADABLE.has(error.name)) throw error
  throw new SettingsFault(['MONGODB_URL is not understood; it looks like mongodb://user:password@host:27017/?option=value.'])
}

const openDocuments = async ({ mongodbUrl, dataFolder }: Settings, putAside?: (file: string) => void): Promise<ReadStore> => {
  if (mongodbUrl === null) return openEmbeddedReadStore(dataFolder, putAside)
  const { openMongoDbReadStore } = await import('@fullcourt/projections/mongodb/mongodb-read-store')
  return openMongoDbReadStore(mongodbUrl, mongoDbDatabases(mongodbUrl).documents).catch(refuseAddress)
}

const openSecrets = async ({ mongodbUrl, dataFolder }: Settings): Promise<PrivateStore> => {
  if (mongodbUrl === null) return openEmbeddedPrivateStore(dataFolder)
  return openMongoPrivateStore(mongodbUrl).catch(refuseAddress)
}

const warnOfOpenFiles = ([first, ...others]: readonly OpenToOthers[]): void => {
  if (first === undefined) return
  const more = others.length === 0 ? '' : `, and ${others.length} more`
  new Logger('Data folder').warn(
    `Others on this machine may read ${first.path}${more}: the rights cannot be narrowed (${String(first.cause)}).`,
  )
}

const storeNames = ({ eventStoreUrl, mongodbUrl, dataFolder }: Settings): StoreNames => ({
  log: eventStoreUrl === null ? join(dataFolder, FACTS_FILE) : 'at EVENT_STORE_URL',
  secrets: mongodbUrl === null ? join(dataFolder, PRIVATE_FILE) : `${mongoDbDatabases(mongodbUrl).secrets} at MONGODB_URL`,
})

/** The log and its private store, which belong together. Throws `StoresMismatch` where they do not, and `HalfRestored`. */
export const openLogAndSecrets = async (settings: Settings): Promise<LogAndSecrets> => {
  await refuseHalfRestored(settings.dataFolder)
  const events = await openEvents(settings)
  try {
    const secrets = await openSecrets(settings)
    try {
      await refuseMismatchedStores(events, secrets, storeNames(settings))
      await nameLog(events)
      await nameLogIn(secrets, await logIdOf(events))
      return { events, secrets }
    } catch (error) {
      await secrets.close()
      throw error
    }
  } catch (error) {
    await events.close()
    throw error
  }
}

/** Opens the engines that the settings name; the embedded ones otherwise. `putAside` is told where damaged documents are now. */
export const openStores = async (settings: Settings, putAside?: (file: string) => void): Promise<Stores> => {
  await mkdir(settings.dataFolder, { recursive: true })
  warnOfOpenFiles(await narrowDataFolder(settings.dataFolder))
  const { events, secrets } = await openLogAndSecrets(settings)
  // The condition reports lost facts; settings without effect concern the start alone.
  for (const { kind, message } of events.notices) if (kind === 'setting-ignored') new Logger('Event store').warn(message)
  try {
    const documents = await openDocuments(settings, putAside)
    try {
      return { events, documents, secrets, files: await openFiles(settings) }
    } catch (error) {
      await documents.close()
      throw error
    }
  } catch (error) {
    await events.close()
    await secrets.close()
    throw error
  }
}

export const closeStores = async ({ events, documents, secrets, files }: Stores): Promise<void> => {
  await files.close()
  await documents.close()
  await events.close()
  await secrets.close()
}
