import { LOG_STREAM, type LogCreated } from '@fullcourt/domain/log/events'
import type { EventStore } from '@fullcourt/event-store/port'

/** The id of a log by its first fact; undefined where it is empty. */
export const logIdOf = async (events: EventStore): Promise<string | undefined> => {
  const [first] = await events.read(LOG_STREAM)
  return first === undefined ? undefined : (first.data as LogCreated['data']).log
}
