import { LogDiverged } from '@fullcourt/event-store/errors'
import type { EventStore, StoredFact } from '@fullcourt/event-store/port'
import { NOTHING_READ, ReadStoreUnavailable, type Batch, type ReadStore } from '../../read-store'

type Pages = AsyncIterable<readonly StoredFact[]>

/** The same store, some of whose calls go another way: where connections are cut and engines fail. */
export const rerouted = (store: ReadStore, ways: Partial<ReadStore>): ReadStore => ({
  get: (version, id) => store.get(version, id),
  getMany: (version, ids) => store.getMany(version, ids),
  getPlaced: (version, ids) => store.getPlaced(version, ids),
  ids: (version, after, limit) => store.ids(version, after, limit),
  strayPlaces: (version, after) => store.strayPlaces(version, after),
  list: (version, range) => store.list(version, range),
  places: (version, range) => store.places(version, range),
  tally: (version, range, length) => store.tally(version, range, length),
  write: batch => store.write(batch),
  checkpoint: name => store.checkpoint(name),
  discard: (versions, checkpoints) => store.discard(versions, checkpoints),
  setting: name => store.setting(name),
  changeSetting: (name, expected, value) => store.changeSetting(name, expected, value),
  lease: (name, owner, milliseconds) => store.lease(name, owner, milliseconds),
  release: (name, owner) => store.release(name, owner),
  changes: signal => store.changes(signal),
  close: () => store.close(),
  ...ways,
})

/** The same log, brought in another way. */
export const redelivered = (
  store: EventStore,
  { subscribe = pages => pages, readAll = pages => pages }: Deliveries,
): EventStore => ({
  notices: store.notices,
  append: (stream, expected, facts) => store.append(stream, expected, facts),
  read: (stream, from) => store.read(stream, from),
  factAt: position => store.factAt(position),
  readAll: after => readAll(store.readAll(after)),
  subscribe: (after, signal, onNotice) => subscribe(store.subscribe(after, signal, onNotice)),
  head: () => store.head(),
  close: () => store.close(),
})

type Deliveries = { readonly subscribe?: (pages: Pages) => Pages; readonly readAll?: (pages: Pages) => Pages }

export const outage = (): ReadStoreUnavailable => new ReadStoreUnavailable('The wire was cut.')

/** Does what a write that dies half-way does in a store without transactions: some documents, and the checkpoint where it was. */
export const writeHalf = async (store: ReadStore, { checkpoint, documents }: Batch, howMany: number): Promise<never> => {
  const current = await store.checkpoint(checkpoint.name)
  const stay = current ?? NOTHING_READ
  await store.write({ checkpoint: { ...checkpoint, to: stay }, documents: documents.slice(0, howMany) })
  throw outage()
}

/** A clock that a test puts forward: no time has to pass for a lease to run out. */
export class ForwardClock {
  private ahead = 0

  readonly now = (): number => performance.now() + this.ahead

  putForward(milliseconds: number): void {
    this.ahead += milliseconds
  }
}

/** Holds up its waiters until it is opened. */
export class Gate {
  readonly opened: Promise<void>
  open: () => void = () => undefined

  constructor() {
    this.opened = new Promise(resolve => (this.open = resolve))
  }
}

/** One fact a page. */
export async function* singly(pages: Pages): Pages {
  for await (const page of pages) for (const fact of page) yield [fact]
}

/** A log behind whose address another one is put: what follows it learns by `LogDiverged`, as from a node that was restored. */
export const exchangeable = (
  first: EventStore,
): { readonly store: EventStore; readonly exchange: (next: EventStore) => void } => {
  let now = first
  const exchanged = new Set<() => void>()
  const store: EventStore = {
    notices: [],
    append: (stream, expected, facts) => now.append(stream, expected, facts),
    read: (stream, from) => now.read(stream, from),
    factAt: position => now.factAt(position),
    readAll: after => now.readAll(after),
    async *subscribe(after, signal) {
      const gone = new AbortController()
      const leave = () => gone.abort()
      exchanged.add(leave)
      const ended = signal === undefined ? gone.signal : AbortSignal.any([signal, gone.signal])
      yield* now.subscribe(after, ended)
      exchanged.delete(leave)
      if (gone.signal.aborted) throw new LogDiverged(after)
    },
    head: () => now.head(),
    close: () => now.close(),
  }
  const exchange = (next: EventStore) => {
    now = next
    for (const leave of exchanged) leave()
  }
  return { store, exchange }
}
