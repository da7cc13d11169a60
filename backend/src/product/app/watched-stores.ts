import { LOG_STREAM } from '@fullcourt/domain/log/events'
import type { EventStore } from '@fullcourt/event-store/port'
import type { Condition } from '../../storage/condition/condition'
import { takesBytes } from '../../storage/condition/takes-bytes'
import { watchedEventStore, type EventStoreQuestions } from '../../storage/condition/watched-event-store'
import { watchedFileStore } from '../../storage/condition/watched-file-store'
import { watchedPrivateStore } from '../../storage/condition/watched-private-store'
import { watchedReadStore } from '../../storage/condition/watched-read-store'
import type { Settings } from '../../core/settings/settings'
import type { Stores } from './stores'

/** The stores, which report from now on how they are. */
export const watchedStores = (
  { events, documents, secrets, files }: Stores,
  settings: Settings,
  condition: Condition,
): Stores => ({
  events: watchedEventStore(events, condition, questionsTo(events, settings, condition)),
  documents: watchedReadStore(documents, condition),
  secrets: watchedPrivateStore(secrets, condition),
  files: watchedFileStore(files, condition),
})

/**
 * The first fact written again changes nothing and needs the node that takes writes; a disk that was full is asked to take
 * bytes too.
 */
const questionsTo = (events: EventStore, { eventStoreUrl, dataFolder }: Settings, condition: Condition): EventStoreQuestions => {
  const read = () => events.read(LOG_STREAM)
  const write = async () => {
    const [first] = await read()
    if (first !== undefined) await events.append(LOG_STREAM, 'none', [first])
    if (eventStoreUrl === null && condition.has('eventStoreWrites')) await takesBytes(dataFolder)
  }
  return { read, write }
}
