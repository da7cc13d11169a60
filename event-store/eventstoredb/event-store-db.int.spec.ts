import { randomUUID } from 'node:crypto'
import { restoredLogContract } from '../contract/restored-log.contract'
import { eventStoreContract } from '../event-store.contract'
import type { LogUnderTest } from '../testing/log-under-test'
import type { EventStore } from '../port'
import { newDoubleLog } from './double/double-log'
import { openEventStoreDb } from './event-store-db'

/** An empty log on a real node: a prefix that nobody has used. */
const newNodeLog = async (url: string): Promise<LogUnderTest> => {
  const prefix = `fullcourt-test-${randomUUID()}-`
  let store: EventStore | undefined
  const open = async () => (store = await openEventStoreDb(url, { prefix }))
  return {
    open,
    reopen: async () => {
      await store?.close()
      return open()
    },
    discard: async () => store?.close(),
  }
}

const overDouble = 'the EventStoreDB adapter, over gRPC to a double,'
eventStoreContract(overDouble, newDoubleLog)
restoredLogContract(overDouble, newDoubleLog)

const url = process.env['EVENT_STORE_URL']
if (url === undefined)
  process.stdout.write('Skipped: the event store against a real EventStoreDB node, as EVENT_STORE_URL names none.\n')
else eventStoreContract(`the EventStoreDB adapter, against ${url},`, () => newNodeLog(url))
