import { recall } from '@fullcourt/domain/log/recall'
import type { EventStore, Position } from '@fullcourt/event-store/port'
import type { AnyRecorded } from '@fullcourt/projections/projection'

/** More facts than these are not folded for one answer. */
const MOST_FACTS = 2_000

/** The facts after a position, those of unknown types left out; undefined where there are too many to be folded. */
export const factsAhead = async (store: EventStore, after: Position): Promise<readonly AnyRecorded[] | undefined> => {
  const facts: AnyRecorded[] = []
  for await (const page of store.readAll(after)) {
    if (facts.length + page.length > MOST_FACTS) return undefined
    for (const stored of page) {
      const fact = recall(stored)
      if (fact !== 'unknown') facts.push(fact)
    }
  }
  return facts
}
