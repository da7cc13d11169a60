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

  it('refuses an id that a stream holds after it was opened again, too', async () => {
    const [first, ...others] = facts(3)
    await (await log.open()).append('game-1', 'none', [first ?? fact(), ...others])
    const store = await log.reopen()
    await expect(store.append('game-1', 2, [fact(), first ?? fact()])).rejects.toMatchObject({ kind: 'invalid-append' })
    expect(await store.read('game-1')).toHaveLength(3)
  })

  it('opens a file of format 1, which had an index of ids, and writes on', async () => {
    const batch = facts(3)
    await (await log.open()).append('game-1', 'none', batch)
    await log.reopen().then(store => store.close())
    const database = openDatabase(log.file, 'full')
    database.exec('CREATE UNIQUE INDEX fact_id ON fact (stream, id); PRAGMA user_version = 1')
    database.close()
    const store = await log.open()
    expect(await store.append('game-1', 'none', batch)).toMatchObject({ revision: 2 })
    expect(await store.append('game-1', 2, facts(2))).toMatchObject({ revision: 4 })
    expect(await all(store.readAll(BEGINNING))).toHaveLength(5)
    await store.close()
    const opened = openDatabase(log.file, 'full')
    expect([
      opened.prepare('PRAGMA user_version').get(),
      opened.prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND name LIKE 'fact%'").all(),
    ]).toEqual([{ user_version: 2 }, [{ name: 'fact_revision' }]])
    opened.close()
  })

  it('refuses a file of a newer format, and says what to do', async () => {
    await (await log.open()).close()
    const database = openDatabase(log.file, 'full')
    database.exec('PRAGMA user_version = 3')
    database.close()
    await expect(log.open()).rejects.toThrow(
      'has format 3; this version of Fullcourt reads formats up to 2. Start the newer version',
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
