import { randomUUID } from 'node:crypto'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { ScoreUpdated } from '@fullcourt/domain/games/events'
import { recall } from '@fullcourt/domain/log/recall'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { BEGINNING, type EventStore, type NewFact } from '@fullcourt/event-store/port'

/** A game with a final score: the fact that entered it last, and how far its stream goes. */
type ScoredGame = { readonly last: Recorded<ScoreUpdated>; readonly revision: number }

/** Between two corrections of one game. */
const HOUR = 60 * 60 * 1_000

/** The games of leagues that have a final score, and how many facts there are. */
const look = async (store: EventStore): Promise<{ readonly games: readonly ScoredGame[]; readonly facts: number }> => {
  const [scores, revisions] = [new Map<string, Recorded<ScoreUpdated>>(), new Map<string, number>()]
  let facts = 0
  for await (const page of store.readAll(BEGINNING))
    for (const stored of page) {
      const fact = recall(stored)
      facts += 1
      revisions.set(stored.stream, stored.revision)
      if (fact !== 'unknown' && fact.type === 'ScoreUpdated' && fact.data.in.league !== null) scores.set(fact.stream, fact)
    }
  return { facts, games: [...scores.values()].map(last => ({ last, revision: revisions.get(last.stream) ?? last.revision })) }
}

/** One more correction of a game, as the product writes it: the first after what stood there last. */
const correction = ({ data, metadata }: Recorded<ScoreUpdated>, nth: number, time: string): NewFact => ({
  id: randomUUID(),
  type: 'ScoreUpdated',
  data: {
    ...data,
    was: nth === 0 ? data.is : { home: 60 + ((nth - 1) % 2), away: 50 + ((nth - 1) % 40) },
    is: { home: 60 + (nth % 2), away: 50 + (nth % 40) },
  },
  metadata: { ...metadata, time, command: randomUUID(), correlation: randomUUID(), cause: null, reason: null },
})

/** Writes corrections of all games in turn into the log of a product that does not run, until it holds so many facts. */
export const growLog = async (folder: string, until: number): Promise<void> => {
  const store = await openEmbeddedEventStore(folder)
  const { games, facts } = await look(store)
  const rounds = Math.ceil((until - facts) / games.length)
  const now = Date.now()
  for (let nth = 0; nth < rounds; nth += 1) {
    const time = new Date(now - (rounds - nth) * HOUR).toISOString()
    await Promise.all(games.map(({ last, revision }) => store.append(last.stream, revision + nth, [correction(last, nth, time)])))
  }
  await store.close()
}
