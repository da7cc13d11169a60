import { daysAfter } from '@fullcourt/domain/facts/days'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { BEGINNING, type EventStore, type Json, type NewFact, type StoredFact } from '@fullcourt/event-store/port'
import { ownIds, type OwnIds } from './copied-metadata'

const AT_ONCE = 64
/** Ids of copies begin so far apart. */
const APART = 100_000
/** Copies are played so many days before one another: whole weeks, longer than a season of the demo league. */
const DAYS_APART = 77

type GameFact = Omit<StoredFact, 'data'> & {
  readonly data: { readonly [field: string]: Json | undefined; readonly game: number }
}

const isOfGame = (fact: StoredFact): fact is GameFact =>
  typeof fact.data === 'object' && fact.data !== null && 'game' in fact.data && typeof fact.data.game === 'number'

/** How many facts a log has, and those of each game that was scheduled, in their order. */
const readGames = async (
  store: EventStore,
): Promise<{ readonly count: number; readonly games: readonly (readonly GameFact[])[] }> => {
  let count = 0
  const games = new Map<number, GameFact[]>()
  for await (const page of store.readAll(BEGINNING)) {
    count += page.length
    for (const fact of page.filter(isOfGame)) {
      if (fact.type === 'GameScheduled') games.set(fact.data.game, [fact])
      else games.get(fact.data.game)?.push(fact)
    }
  }
  return { count, games: [...games.values()] }
}

/** The same value with all its dates so many days earlier. */
const earlier = (value: Json, days: number, field = ''): Json => {
  if (typeof value === 'string') return field === 'date' ? daysAfter(value, -days) : value
  if (Array.isArray(value)) return value.map((one: Json) => earlier(one, days))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, earlier(held ?? null, days, name)]))
}

/** The same game once more, under an id of its own, on a day of its own. */
const append = (store: EventStore, facts: readonly GameFact[], turn: number, ids: OwnIds): Promise<unknown> => {
  const game = (facts[0]?.data.game ?? 0) + turn * APART
  const dataOf = ({ data }: GameFact): Json => earlier({ ...data, game }, turn * DAYS_APART)
  const copies = facts.map((fact): NewFact => {
    const { id, type, metadata } = fact
    return { id: ids.of(id), type, data: dataOf(fact), metadata: ids.inMetadata(metadata) }
  })
  return store.append(`game-${game}`, 'none', copies)
}

/**
 * Makes a log of so many facts of that of a product that does not run: its games are played again and again in the same seasons, each
 * copy with an id, a stream, a day and actions of its own, and with all their box scores. Answers how many facts there are.
 */
export const copyGames = async (folder: string, until: number): Promise<number> => {
  const store = await openEmbeddedEventStore(folder)
  const { count: before, games } = await readGames(store)
  let count = before
  for (let turn = 1; count < until; turn += 1) {
    const ids = ownIds()
    for (let from = 0; from < games.length && count < until; from += AT_ONCE) {
      const played = games.slice(from, from + AT_ONCE)
      await Promise.all(played.map(facts => append(store, facts, turn, ids)))
      count += played.flat().length
    }
  }
  await store.close()
  return count
}
