import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventStoreContract, type LogUnderTest } from '../event-store.contract'
import { openEmbeddedEventStore } from './embedded-event-store'
import type { EventStore } from '../port'

const newEmbeddedLog = async (): Promise<LogUnderTest> => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-log-'))
  let store: EventStore | undefined
  const open = async () => (store = await openEmbeddedEventStore(folder))
  return {
    open,
    reopen: async () => {
      await store?.close()
      return open()
    },
    discard: async () => {
      await store?.close()
      await rm(folder, { recursive: true })
    },
  }
}

eventStoreContract('the embedded event store', newEmbeddedLog)
