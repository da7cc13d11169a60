import type { RestorableLog } from '../../testing/log-under-test'
import type { EventStore } from '../../port'
import { openEventStoreDb, type EventStoreDbOptions } from '../event-store-db'
import { NodeDouble } from './node-double'

/** The log of a double of its own. To reopen it, the node is killed and started again. */
export const newDoubleLog = async (options: EventStoreDbOptions = {}): Promise<RestorableLog & { readonly node: NodeDouble }> => {
  const node = await NodeDouble.start()
  let store: EventStore | undefined
  let kept = 0
  const open = async () => (store = await openEventStoreDb(node.url, options))
  return {
    node,
    open,
    reopen: async () => {
      await store?.close()
      await node.kill()
      await node.restart()
      return open()
    },
    keep: async () => void (kept = node.log.events.length),
    putBack: async () => {
      await store?.close()
      await node.restore(kept)
      return open()
    },
    discard: async () => {
      await store?.close()
      await node.kill()
    },
  }
}
