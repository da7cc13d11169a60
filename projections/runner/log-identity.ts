import { BEGINNING, type EventStore } from '@fullcourt/event-store/port'
import type { ReadFact } from './read-fact'

/** Name of the setting that says which log the documents were made from. */
export const LOG = 'log'

/** The id of a log's first fact, by which the documents know the log; undefined while none of our facts is in it. */
export const logIdentity = async (store: EventStore, read: ReadFact): Promise<string | undefined> => {
  for await (const page of store.readAll(BEGINNING)) {
    for (const stored of page) {
      const fact = read(stored)
      if (typeof fact !== 'string') return fact.id
    }
  }
  return undefined
}
