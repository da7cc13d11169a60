import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EventStore, NewFact } from '../../port'
import { openForEachTest } from '../../testing/open-log'
import { newDoubleLog } from '../double/double-log'
import type { NodeDouble } from '../double/node-double'
import type { EventStoreDbOptions } from '../event-store-db'

/** A short time limit for the node, where a test waits until it has passed. */
export const QUICK = { deadline: 500, patience: 1_500 }

/** The store of the test that runs, and the node that it is on. */
export type StoreOnDouble = { readonly store: EventStore; readonly node: NodeDouble }

/** Opens a store on a node of its own before each test of the suite that calls it; nothing may be rejected that nobody handles. */
export const storeOnDouble = (options: EventStoreDbOptions = {}): StoreOnDouble => {
  const unhandled: unknown[] = []
  const remember = (reason: unknown) => unhandled.push(reason)
  beforeAll(() => process.on('unhandledRejection', remember))
  afterAll(() => process.off('unhandledRejection', remember))

  const open = openForEachTest(() => newDoubleLog(options))
  afterEach(async () => {
    await nextTurn()
    expect(unhandled.splice(0)).toEqual([])
  })

  return {
    get store() {
      return open.store
    },
    get node() {
      return open.log.node
    },
  }
}

/** A fact as the adapter sends it, byte for byte as long. */
export const eventLike = ({ id, type, data, metadata }: NewFact) => ({
  id,
  type,
  contentType: 'application/json',
  data: Buffer.from(JSON.stringify(data)),
  metadata: Buffer.from(JSON.stringify(metadata)),
})
