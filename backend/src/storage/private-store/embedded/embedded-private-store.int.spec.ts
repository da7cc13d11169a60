import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@fullcourt/event-store/embedded/sqlite'
import { PrivateStoreUnavailable } from '../private-store'
import { privateStoreContract } from '../private-store.contract'
import { openEmbeddedPrivateStore } from './embedded-private-store'
import { PRIVATE_FILE_FORMAT, PRIVATE_FILE } from './private-file'

const newFolder = () => mkdtemp(join(tmpdir(), 'private-store-'))

describe('The embedded private store', () => {
  privateStoreContract(async () => {
    const folder = await newFolder()
    return { open: () => openEmbeddedPrivateStore(folder), clear: () => rm(folder, { recursive: true }) }
  })
})

describe('The file of secrets', () => {
  let folder: string
  beforeEach(async () => {
    folder = await newFolder()
  })
  afterEach(() => rm(folder, { recursive: true }))

  const secretFiles = async () =>
    (await readdir(folder)).filter(name => name.startsWith(PRIVATE_FILE)).map(name => join(folder, name))
  const bytes = async () => Buffer.concat(await Promise.all((await secretFiles()).map(file => readFile(file))))

  it('begins a data folder that is not there yet', async () => {
    const store = await openEmbeddedPrivateStore(join(folder, 'new', 'data'))
    await store.put('passwords', 'user-1', 'hash')
    expect(await store.get('passwords', 'user-1')).toBe('hash')
    await store.close()
  })

  it('holds nothing of a deleted value any more', async () => {
    const store = await openEmbeddedPrivateStore(folder)
    await store.put('person-keys', 'player-1', 'a-key-to-be-destroyed')
    expect((await bytes()).includes('a-key-to-be-destroyed')).toBe(true)
    await store.delete('person-keys', 'player-1')
    expect((await bytes()).includes('a-key-to-be-destroyed')).toBe(false)
    await store.close()
  })

  it('holds nothing of a replaced value any more, once something is deleted', async () => {
    const store = await openEmbeddedPrivateStore(folder)
    await store.put('passwords', 'user-1', 'the-old-hash')
    await store.put('passwords', 'user-1', 'the-new-hash')
    await store.delete('passwords', 'user-2')
    expect((await bytes()).includes('the-old-hash')).toBe(false)
    await store.close()
  })

  it('refuses a second opening', async () => {
    const store = await openEmbeddedPrivateStore(folder)
    await expect(openEmbeddedPrivateStore(folder)).rejects.toThrow(/in use by another process/)
    await store.close()
  })

  it('refuses a file that a newer version wrote', async () => {
    await (await openEmbeddedPrivateStore(folder)).close()
    const database = openDatabase(join(folder, PRIVATE_FILE), 'full')
    database.exec(`PRAGMA user_version = ${PRIVATE_FILE_FORMAT + 1}`)
    database.close()
    await expect(openEmbeddedPrivateStore(folder)).rejects.toThrow(/Start the newer version/)
  })

  it('refuses a file that is something else', async () => {
    await writeFile(join(folder, PRIVATE_FILE), 'not a database at all, but long enough to look like one'.repeat(100))
    await expect(openEmbeddedPrivateStore(folder)).rejects.toThrow(PrivateStoreUnavailable)
    await expect(openEmbeddedPrivateStore(folder)).rejects.toThrow(
      /private\.sqlite cannot be opened: .*damaged\. Put the latest backup back: .*docs\/operating\.md/,
    )
  })

  it('refuses a database of another product', async () => {
    const database = openDatabase(join(folder, PRIVATE_FILE), 'full')
    database.exec('CREATE TABLE somebody (id INTEGER)')
    database.close()
    await expect(openEmbeddedPrivateStore(folder)).rejects.toThrow(/is not a private store of Fullcourt/)
  })
})
