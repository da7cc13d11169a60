import { writeFile } from 'node:fs/promises'
import { restoredLogContract } from '../contract/restored-log.contract'
import { eventStoreContract } from '../event-store.contract'
import { all, fact, facts } from '../testing/log-under-test'
import { BEGINNING } from '../port'
import { openEmbeddedEventStore } from './embedded-event-store'
import { openFactFile } from './fact-file'
import { openDatabase } from './sqlite'
import { newEmbeddedLog, type EmbeddedLog } from './testing/embedded-log'

eventStoreContract('the embedded event store', newEmbeddedLog)
restoredLogContract('the embedded event store', newEmbeddedLog)

describe('the embedded event store', () => {
  let log: EmbeddedLog

  beforeEach(async () => {
    log = await newEmbeddedLog()
  })

  afterEach(() => log.discard())

  it('refuses ids that are in the stream already, expected at the revision where they ended', async () => {
    const store = await log.open()
    const batch = facts(2)
    await store.append('game-1', 'none', batch)
    await expect(store.append('game-1', 1, batch)).rejects.toMatchObject({ kind: 'invalid-append' })
    expect(await store.read('game-1')).toHaveLength(2)
  })

  it('writes the other appends of the turn in which one was refused', async () => {
    const store = await log.open()
    const known = fact()
    await store.append('game-1', 'none', [known])
    const outcomes = await Promise.allSettled([
      store.append('game-2', 'none', facts(2)),
      store.append('game-1', 0, [fact(), known]),
      store.append('game-3', 'none', facts(2)),
      store.append('game-2', 5, facts(2)),
    ])
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: { revision: 1, position: '00000000000000000003' } },
      { status: 'rejected', reason: expect.objectContaining({ kind: 'invalid-append' }) },
      { status: 'fulfilled', value: { revision: 1, position: '00000000000000000005' } },
      { status: 'rejected', reason: expect.objectContaining({ kind: 'conflict', actual: 1 }) },
    ])
    expect(await all(store.readAll(BEGINNING))).toHaveLength(5)
  })

  it('is refused to a second owner in the same process too, until the first closes it', async () => {
    const store = await log.open()
    await expect(log.open()).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('in use by another process'),
    })
    await store.close()
    await expect(log.open()).resolves.toBeDefined()
  })

  it('writes so that what was answered outlives a power cut (https://sqlite.org/pragma.html#pragma_synchronous)', async () => {
    const database = openFactFile(log.file)
    expect([database.prepare('PRAGMA synchronous').get(), database.prepare('PRAGMA journal_mode').get()]).toEqual([
      { synchronous: 2 },
      { journal_mode: 'wal' },
    ])
    database.close()
  })

  it('refuses a file of a newer format, and says what to do', async () => {
    await (await log.open()).close()
    const database = openDatabase(log.file, 'full')
    database.exec('PRAGMA user_version = 2')
    database.close()
    await expect(log.open()).rejects.toThrow(
      'has format 2; this version of Fullcourt reads formats up to 1. Start the newer version',
    )
  })

  it('refuses a database of another program', async () => {
    const database = openDatabase(log.file, 'full')
    database.exec('CREATE TABLE recipe (name TEXT)')
    database.close()
    await expect(log.open()).rejects.toThrow('is no event log of Fullcourt')
  })

  it('refuses a folder that cannot be made', async () => {
    await writeFile(log.file, '')
    await expect(openEmbeddedEventStore(log.file)).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('cannot be made'),
    })
  })

  it('refuses a file that is no database', async () => {
    await writeFile(log.file, 'a letter to the league, longer than the header of a database: '.repeat(10))
    await expect(log.open()).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('hands out pages of bounded size, however large the facts are', async () => {
    const store = await log.open()
    for (let n = 0; n < 12; n++) await store.append(`game-${n}`, 'none', [fact('x'.repeat(1_000_000))])
    for await (const page of store.readAll(BEGINNING)) expect(page.length).toBeLessThanOrEqual(4)
    expect(await all(store.readAll(BEGINNING))).toHaveLength(12)
  })

  it('knows the end of a stream with more streams than it remembers', async () => {
    const store = await log.open()
    await store.append('first', 'none', facts(2))
    await Promise.all(Array.from({ length: 10_001 }, (_, n) => store.append(`game-${n}`, 'none', [fact()])))
    await expect(store.append('first', 1, [fact()])).resolves.toMatchObject({ revision: 2 })
  })
})
