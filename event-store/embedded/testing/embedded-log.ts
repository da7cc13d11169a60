import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedEventStore } from '../embedded-event-store'
import type { RestorableLog } from '../../testing/log-under-test'
import type { EventStore } from '../../port'

/** An embedded log, its data folder and its file of facts. */
export type EmbeddedLog = RestorableLog & { readonly folder: string; readonly file: string }

/** An embedded log in a folder of its own. */
export const newEmbeddedLog = async (): Promise<EmbeddedLog> => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-log-'))
  let store: EventStore | undefined
  const open = async () => (store = await openEmbeddedEventStore(folder))
  return {
    folder,
    file: join(folder, 'facts.sqlite'),
    open,
    reopen: async () => {
      await store?.close()
      return open()
    },
    keep: async () => {
      for (const name of ['facts.sqlite', 'facts.sqlite-wal']) await copyFile(join(folder, name), join(folder, `older-${name}`))
    },
    putBack: async () => {
      await store?.close()
      for (const name of ['facts.sqlite', 'facts.sqlite-wal']) await rename(join(folder, `older-${name}`), join(folder, name))
      return open()
    },
    discard: async () => {
      await store?.close()
      await rm(folder, { recursive: true })
    },
  }
}
