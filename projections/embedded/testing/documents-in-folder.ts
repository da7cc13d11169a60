import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedReadStore } from '../embedded-read-store'
import { underTest, type ReadStoreUnderTest } from '../../testing/read-store-under-test'

/** An embedded read store in a folder of its own, for a test. */
export const documentsInFolder = async (): Promise<ReadStoreUnderTest> => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-documents-'))
  return underTest({ open: () => openEmbeddedReadStore(folder), remove: () => rm(folder, { recursive: true }) })
}
