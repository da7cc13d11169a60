import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@fullcourt/event-store/embedded/sqlite'
import { openEmbeddedReadStore } from './embedded-read-store'
import { documentsInFolder } from './documents-in-folder'
import { readStoreContract } from '../read-store.contract'
import { ReadStoreUnavailable } from '../read-store'

readStoreContract('The embedded read store', documentsInFolder)

describe('The file of the embedded read store', () => {
  let folder: string

  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'fullcourt-documents-'))))
  afterEach(() => rm(folder, { recursive: true }))

  it('is refused to a second process, in words', async () => {
    const store = await openEmbeddedReadStore(folder)
    await expect(openEmbeddedReadStore(folder)).rejects.toThrow(/documents\.sqlite is open in another process/)
    await store.close()
  })

  it('is refused when it is of a newer format', async () => {
    await (await openEmbeddedReadStore(folder)).close()
    const file = openDatabase(join(folder, 'documents.sqlite'), 'normal')
    file.exec('PRAGMA user_version = 999')
    file.close()
    await expect(openEmbeddedReadStore(folder)).rejects.toThrow(/format 999/)
  })

  it('begins again when it is of an older format', async () => {
    const older = openDatabase(join(folder, 'documents.sqlite'), 'normal')
    older.exec('CREATE TABLE builds (number INTEGER PRIMARY KEY); CREATE TABLE checkpoints (name TEXT); PRAGMA user_version = 1')
    older.close()
    const store = await openEmbeddedReadStore(folder)
    expect(await store.checkpoint('live')).toBeUndefined()
    await store.close()
  })

  it('says what to do when it is damaged', async () => {
    await writeFile(join(folder, 'documents.sqlite'), 'no database at all'.repeat(100))
    const opening = openEmbeddedReadStore(folder)
    await expect(opening).rejects.toBeInstanceOf(ReadStoreUnavailable)
    await expect(opening).rejects.toThrow(/Delete it: it is made again from the facts/)
  })

  it('gives a lease at once where the holder ended without giving it up', async () => {
    const earlier = await openEmbeddedReadStore(folder)
    const lease = await earlier.lease('live', 'a', 3_600_000)
    await earlier.close()
    const store = await openEmbeddedReadStore(folder)
    expect((await store.lease('live', 'b', 1_000))?.fence).toBeGreaterThan(lease!.fence)
    await store.close()
  })
})
