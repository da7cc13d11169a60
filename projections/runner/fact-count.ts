import { BEGINNING, type EventStore } from '@fullcourt/event-store/port'

/** How many facts of a log were counted so far. */
export type FactCount = { readonly facts: number }

/** Begins to count the facts of a log, until the signal. */
export const countFacts = (store: EventStore, ended: AbortSignal, onError: (error: Error) => void): FactCount => {
  const counted = { facts: 0 }
  const count = async () => {
    for await (const page of store.readAll(BEGINNING)) {
      counted.facts += page.length
      if (ended.aborted) return
    }
  }
  count().catch(onError)
  return counted
}
