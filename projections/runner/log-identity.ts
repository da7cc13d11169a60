import { BEGINNING, type EventStore } from '@fullcourt/event-store/port'
import type { ReadFact } from './read-fact'
import type { AnyRecorded } from '../projection'

/** Name of the setting that says which log the documents were made from. */
export const LOG = 'log'

/** The id that a log's first fact gives it (design 2); a log that begins otherwise is known by the id of that fact. */
export const logNamedBy = ({ type, id, data }: AnyRecorded): string =>
  type === 'LogCreated' && data !== null && typeof data === 'object' && 'id' in data && typeof data.id === 'string' ? data.id : id

/** Undefined while none of our facts is in it. */
export const logIdentity = async (store: EventStore, read: ReadFact): Promise<string | undefined> => {
  for await (const page of store.readAll(BEGINNING)) {
    for (const stored of page) {
      const fact = read(stored)
      if (typeof fact !== 'string') return logNamedBy(fact)
    }
  }
  return undefined
}
