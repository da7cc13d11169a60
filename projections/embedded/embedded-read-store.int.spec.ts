import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@fullcourt/event-store/embedded/sqlite'
import { openEmbeddedReadStore } from './embedded-read-store'
import { EVERYTHING } from '../changes'
import { ReadStoreUnavailable, type ReadStore } from '../read-store'
import { follow } from '../testing/follow'
import { documentsInFolder } from './testing/documents-in-folder'
import { readStoreContract } from '../read-store.contract'
import { batch, placed } from '../testing/read-store-under-test'

/** Of SQLite, in bytes. */
const PAGE = 4_096

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

  it('is put aside and begun anew where it is damaged', async () => {
    const file = join(folder, 'documents.sqlite')
    const damaged = 'no database at all'.repeat(100)
    await writeFile(file, damaged)
    const aside: string[] = []
    const store = await openEmbeddedReadStore(folder, at => aside.push(at))
    expect([await store.checkpoint('live'), aside]).toEqual([undefined, [`${file}.damaged`]])
    expect(await readFile(`${file}.damaged`, 'utf8')).toBe(damaged)
    await store.close()
  })

  it('is put aside and begun anew where it is damaged behind its beginning', async () => {
    const file = join(folder, 'documents.sqlite')
    await (await openEmbeddedReadStore(folder)).close()
    await writeFile(file, (await readFile(file)).fill(0xff, PAGE))
    const store = await openEmbeddedReadStore(folder)
    expect(await store.checkpoint('live')).toBeUndefined()
    await store.close()
  })

  it('is begun anew at once where it was found damaged while it was read', async () => {
    const file = join(folder, 'documents.sqlite')
    const before = await openEmbeddedReadStore(folder)
    await before.write(batch(0, 1, [{ ...placed('a', '7', '1'), body: { is: 1 } }]))
    await before.close()
    const database = openDatabase(file, 'normal')
    const [{ rootpage = 0 } = {}] = database
      .prepare<{ rootpage: number }>("SELECT rootpage FROM sqlite_master WHERE name = 'checkpoints'")
      .all()
    database.close()
    await writeFile(file, (await readFile(file)).fill(0xff, (rootpage - 1) * PAGE, rootpage * PAGE))
    const aside: string[] = []
    const store = await openEmbeddedReadStore(folder, at => aside.push(at))
    await expect(store.checkpoint('live')).rejects.toThrow(/damaged: they are made anew/)
    expect([await store.checkpoint('live'), aside]).toEqual([undefined, [`${file}.damaged`]])
    await store.close()
    const next = await openEmbeddedReadStore(folder)
    expect(await next.checkpoint('live')).toBeUndefined()
    await next.close()
  })

  it('is begun anew where a text in it is not what was written, and shows nothing as missing before the runner begins', async () => {
    const file = join(folder, 'documents.sqlite')
    const before = await openEmbeddedReadStore(folder)
    await before.write(batch(0, 1, [{ ...placed('a', '7', '1'), version: 'cards.v1.g1', body: { is: 'the text' } }]))
    await before.close()
    const bytes = await readFile(file)
    bytes[bytes.indexOf('"the text"')] = 0x20
    await writeFile(file, bytes)
    const store = await openEmbeddedReadStore(folder)
    const changes = follow(signal => store.changes(signal))
    const held = await store.lease('live', 'a', 3_600_000)
    await expect(store.get('cards.v1.g1', 'a')).rejects.toThrow(ReadStoreUnavailable)
    await expect(store.get('cards.v1.g1', 'a')).rejects.toThrow(ReadStoreUnavailable)
    expect([await store.checkpoint('live'), changes.received]).toEqual([undefined, [EVERYTHING]])
    expect((await store.lease('live', 'a', 3_600_000))?.fence).toBeGreaterThan(held!.fence)
    await store.changeSetting('versions', undefined, {})
    expect(await store.get('cards.v1.g1', 'a')).toBeUndefined()
    await store.close()
  })

  it.each([
    ['a document is', (store: ReadStore) => store.get('cards.v1.g1', 'a')],
    ['several are', (store: ReadStore) => store.getMany('cards.v1.g1', ['a', 'b'])],
  ])('is begun anew where it lost its end, as soon as %s read from there', async (_, read) => {
    const file = join(folder, 'documents.sqlite')
    const before = await openEmbeddedReadStore(folder)
    const long = 'a text of many pages '.repeat(2_000)
    await before.write(batch(0, 1, [{ ...placed('a', '7', '1'), version: 'cards.v1.g1', body: { is: long } }]))
    await before.close()
    await truncate(file, (await stat(file)).size - PAGE)
    const store = await openEmbeddedReadStore(folder)
    await expect(read(store)).rejects.toThrow(/damaged: they are made anew/)
    expect(await store.checkpoint('live')).toBeUndefined()
    await store.close()
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
