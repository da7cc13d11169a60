import { idsStream } from '@fullcourt/domain/ids/state'
import type { EventStore } from '@fullcourt/event-store/port'
import type { ListRange, ReadStore, StoredDocument } from '@fullcourt/projections/read-store'
import { RUNNING } from '@fullcourt/projections/schedules/schedule'
import type { Stores } from '../../app/stores'

/** What went through the ports of the stores. */
export type Counts = {
  /** Written ones, each once: in how many batches they come is a matter of time. */
  readonly documents: number
  /** Of their bodies as JSON. */
  readonly bytes: number
  /** Facts, but for the reservation of ids, which is for many calls at once. */
  readonly appended: number
  /** Facts of streams. */
  readonly read: number
}

/** What was asked of the store of documents. */
export type Reads = {
  /** Documents that were asked for or listed, each time; one for what is counted in the store. Places are none. */
  readonly documents: number
  /** Of their bodies as JSON. */
  readonly bytes: number
  readonly queries: number
}

const NO_READS: Reads = { documents: 0, bytes: 0, queries: 0 }

/** Puts something in the place of some methods of a port; the others stay. */
const inPlaceOf = <Port extends object>(port: Port, methods: Partial<Port>): Port =>
  new Proxy(port, {
    get: (target, name): unknown => {
      if (Object.hasOwn(methods, name)) return Reflect.get(methods, name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })

/** Generations that another process left are looked for every few seconds, whatever is asked for meanwhile. */
const isLookedForByTheClock = ({ index, key }: ListRange) => index === 'running' && key === RUNNING

const isOfIds = (stream: string) => stream === idsStream.name(undefined)

/** Counts at the ports of the stores, and changes nothing there. */
export class StoreCounter {
  private readonly written = new Map<string, number>()
  private appended = 0
  private read = 0
  private reads = NO_READS

  /** What was counted since the last time that this was asked. */
  taken(): Counts {
    const { written, appended, read } = this
    const counts = { documents: written.size, bytes: [...written.values()].reduce((sum, one) => sum + one, 0), appended, read }
    written.clear()
    this.appended = 0
    this.read = 0
    this.reads = NO_READS
    return counts
  }

  /** What was read of documents since the last time that `taken` was asked. */
  readSince(): Reads {
    return this.reads
  }

  readonly around = ({ events, documents, ...others }: Stores): Stores => ({
    events: this.countedEvents(events),
    documents: this.countedDocuments(documents),
    ...others,
  })

  private countedEvents(events: EventStore): EventStore {
    return inPlaceOf(events, {
      append: async (stream, expected, facts) => {
        const appended = await events.append(stream, expected, facts)
        if (!isOfIds(stream)) this.appended += facts.length
        return appended
      },
      read: async (stream, from) => {
        const facts = await events.read(stream, from)
        if (!isOfIds(stream)) this.read += facts.length
        return facts
      },
    })
  }

  private countedDocuments(store: ReadStore): ReadStore {
    return inPlaceOf(store, {
      write: batch => {
        for (const { version, id, body } of batch.documents)
          this.written.set(`${version}/${id}`, Buffer.byteLength(JSON.stringify(body)))
        return store.write(batch)
      },
      getMany: async (version, ids) => {
        const found = await store.getMany(version, ids)
        this.countRead(ids.length, [...found.values()])
        return found
      },
      list: async (version, range) => {
        const listed = await store.list(version, range)
        if (!isLookedForByTheClock(range)) this.countRead(listed.length, listed)
        return listed
      },
      places: (version, range) => {
        this.countRead(0, [])
        return store.places(version, range)
      },
      tally: (version, range, length) => {
        this.countRead(1, [])
        return store.tally(version, range, length)
      },
    })
  }

  private countRead(documents: number, found: readonly StoredDocument[]): void {
    const bytes = found.reduce((sum, { body }) => sum + Buffer.byteLength(JSON.stringify(body)), 0)
    this.reads = {
      documents: this.reads.documents + documents,
      bytes: this.reads.bytes + bytes,
      queries: this.reads.queries + 1,
    }
  }
}
