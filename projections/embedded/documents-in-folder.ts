import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedReadStore } from './embedded-read-store'
import type { ReadStore } from '../read-store'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'

/** An embedded read store in a folder of its own, for a test. */
export const documentsInFolder = async (): Promise<ReadStoreUnderTest> => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-documents-'))
  let store: ReadStore
  const open = async () => (store = await openEmbeddedReadStore(folder))
  return {
    open,
    reopen: async () => {
      await store.close()
      return open()
    },
    discard: async () => {
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}
