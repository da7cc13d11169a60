import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { LOG_FORMAT, LOG_STREAM, type LogCreated } from '@fullcourt/domain/log/events'
import { FACT_VERSIONS } from '@fullcourt/domain/facts/catalogue'
import type { FactMetadata } from '@fullcourt/domain/facts/fact'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { Conflict } from '@fullcourt/event-store/errors'
import { openEventStoreDb } from '@fullcourt/event-store/eventstoredb/eventstoredb-event-store'
import type { EventStore } from '@fullcourt/event-store/port'
import { openEmbeddedReadStore } from '@fullcourt/projections/embedded/embedded-read-store'
import { openMongoDbReadStore } from '@fullcourt/projections/mongodb/mongodb-read-store'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { openEmbeddedPrivateStore } from '../private-store/embedded/embedded-private-store'
import { openMongoPrivateStore } from '../private-store/mongodb/mongo-private-store'
import type { PrivateStore } from '../private-store/private-store'
import type { Settings } from '../settings/settings'
import { nameUuid } from '../facts/name-uuid'

/** The three places where everything is kept. */
export type Stores = { readonly events: EventStore; readonly documents: ReadStore; readonly secrets: PrivateStore }

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
    if (!(error instanceof Conflict)) throw error
  }
}

/** Opens the engines that the settings name; the embedded ones otherwise. */
export const openStores = async (settings: Settings): Promise<Stores> => {
  await mkdir(settings.dataFolder, { recursive: true })
  const events = settings.eventStoreUrl
    ? await openEventStoreDb(settings.eventStoreUrl)
    : await openEmbeddedEventStore(settings.dataFolder)
  await nameLog(events)
  const documents = settings.mongodbUrl
    ? await openMongoDbReadStore(settings.mongodbUrl, 'fullcourt')
    : await openEmbeddedReadStore(settings.dataFolder)
  const secrets = settings.mongodbUrl
    ? await openMongoPrivateStore(settings.mongodbUrl)
    : await openEmbeddedPrivateStore(settings.dataFolder)
  return { events, documents, secrets }
}

export const closeStores = async ({ events, documents, secrets }: Stores): Promise<void> => {
  await documents.close()
  await events.close()
  await secrets.close()
}
