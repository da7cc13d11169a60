import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { BEGINNING, type EventStore, type Json, type NewFact, type StoredFact } from '@fullcourt/event-store/port'
import { ownIds, type OwnIds } from './copied-metadata'

const AT_ONCE = 64
/** Ids of copies begin so far apart. */
const APART = 100_000

/** Streams of what a season is made of, by the beginning of their names. */
const OF_SEASON = ['seasons', 'season', 'team', 'player', 'game']

/** Fields that hold an id of something that is copied. */
const IDS = new Set(['season', 'league', 'division', 'entry', 'team', 'player', 'game'])

const copied = (value: Json, by: number, field = ''): Json => {
  if (typeof value === 'number') return IDS.has(field) ? value + by : value
  if (Array.isArray(value)) return value.map((one: Json) => copied(one, by, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, copied(held ?? null, by, name)]))
}

/** `game-7` as the stream of another game. */
const copiedStream = (stream: string, by: number): string =>
  stream.replace(/^(\w+)-(\d+)$/, (_, kind: string, id: string) => `${kind}-${Number(id) + by}`)

type Streams = ReadonlyMap<string, readonly StoredFact[]>

/** How many facts a log has, and those of its seasons by stream, in the order in which these began. */
const readSeasons = async (store: EventStore): Promise<{ readonly count: number; readonly streams: Streams }> => {
  let count = 0
  const streams = new Map<string, StoredFact[]>()
  for await (const page of store.readAll(BEGINNING)) {
    count += page.length
    for (const fact of page) {
      const [kind = '', id = ''] = fact.stream.split('-')
      if (!OF_SEASON.includes(kind) || !/^\d+$/.test(id)) continue
      const known = streams.get(fact.stream)
      if (known) known.push(fact)
      else streams.set(fact.stream, [fact])
    }
  }
  return { count, streams }
}

type Turn = { readonly by: number; readonly ids: OwnIds }

const append = (store: EventStore, stream: string, facts: readonly StoredFact[], { by, ids }: Turn): Promise<unknown> => {
  const copies = facts.map(({ id, type, data, metadata }): NewFact => {
    return { id: ids.of(id), type, data: copied(data, by), metadata: ids.inMetadata(metadata) }
  })
  return store.append(copiedStream(stream, by), 'none', copies)
}

/**
 * Makes a log of so many facts of that of a product that does not run: its seasons are played again and again, each time by teams and
 * players of their own and in actions of their own, as in a product that grows older. Answers how many facts there are.
 */
export const copySeasons = async (folder: string, until: number): Promise<number> => {
  const store = await openEmbeddedEventStore(folder)
  const { count: before, streams } = await readSeasons(store)
  const all = [...streams]
  let count = before
  for (let turn = 1; count < until; turn += 1) {
    const ids = ownIds()
    for (let from = 0; from < all.length && count < until; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE)
      await Promise.all(some.map(([stream, facts]) => append(store, stream, facts, { by: turn * APART, ids })))
      count += some.flatMap(([, facts]) => facts).length
    }
  }
  await store.close()
  return count
}
