import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@fullcourt/event-store/embedded/sqlite'
import { openEmbeddedReadStore } from './embedded-read-store'
import { documentsInFolder } from './testing/documents-in-folder'
import { readStoreContract } from '../read-store.contract'
import { batch, placed } from '../testing/read-store-under-test'
import { ReadStoreUnavailable } from '../read-store'

readStoreContract('The embedded read store', documentsInFolder)

describe('The file of the embedded read store', () => {
  let folder: string

  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'fullcourt-documents-'))))
  afterEach(() => rm(folder, { recursive: true }))

  it('gives documents as they were written last, also under the number of a version that is gone', async () => {
    const store = await openEmbeddedReadStore(folder)
    const seen = async (version: string) => [
      (await store.get(version, 'a'))?.body,
      (await store.list(version, { index: 'league', key: '7' })).map(({ body }) => body),
    ]
    await store.write(batch(0, 1, [{ ...placed('a', '7', '1'), version: 'cards.v1.g1', body: { is: 1 } }]))
    expect(await seen('cards.v1.g1')).toEqual([{ is: 1 }, [{ is: 1 }]])
    const next = { expected: 1, position: 2 }
    await store.write(batch(1, 2, [{ ...placed('a', '7', '1', next), version: 'cards.v1.g1', body: { is: 2 } }]))
    expect(await seen('cards.v1.g1')).toEqual([{ is: 2 }, [{ is: 2 }]])
    await store.discard(['cards.v1.g1'], [])
    await store.write(batch(2, 3, [{ ...placed('b', '7', '1', { position: 3 }), version: 'cards.v1.g2', body: { is: 3 } }]))
    expect([await seen('cards.v1.g1'), await seen('cards.v1.g2')]).toEqual([
      [undefined, []],
      [undefined, [{ is: 3 }]],
    ])
    await store.close()
  })

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
