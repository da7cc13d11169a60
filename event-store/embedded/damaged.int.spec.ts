import { appendFile, copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { all, fact, facts, idsOf } from '../testing/log-under-test'
import { BEGINNING, type StoredFact } from '../port'
import { openEmbeddedEventStore } from './embedded-event-store'
import { openDatabase } from './sqlite'
import { newEmbeddedLog, type EmbeddedLog } from './testing/embedded-log'

let log: EmbeddedLog

beforeEach(async () => {
  log = await newEmbeddedLog()
})

afterEach(() => log.discard())

/** A closed log of 600 facts in 6 streams, one of which carries a text that occurs nowhere else. */
const writtenLog = async (): Promise<readonly StoredFact[]> => {
  const store = await log.open()
  for (let n = 0; n < 6; n++) await store.append(`game-${n}`, 'none', facts(99))
  for (let n = 0; n < 6; n++) await store.append(`game-${n}`, 98, [fact(n === 3 ? 'the unmistakable fact' : n)])
  const written = await all(store.readAll(BEGINNING))
  await store.close()
  return written
}

const execute = (sql: string): void => {
  const database = openDatabase(log.file, 'full')
  database.exec(sql)
  database.close()
}

const unmistakable = (written: readonly StoredFact[]): StoredFact | undefined =>
  written.find(({ data }) => data === 'the unmistakable fact')

const changeByte = async (text: string): Promise<void> => {
  const bytes = await readFile(log.file)
  bytes[bytes.indexOf(text)] = 'T'.charCodeAt(0)
  await writeFile(log.file, bytes)
}

describe('a fact whose bytes were changed in the file', () => {
  it('is found when everything is read, and named by its position', async () => {
    const written = await writtenLog()
    await changeByte('the unmistakable fact')
    const store = await log.open()
    await expect(all(store.readAll(BEGINNING))).rejects.toMatchObject({
      kind: 'damaged',
      position: unmistakable(written)?.position,
    })
  })

  it('is found when its stream is read, and named by its position', async () => {
    const written = await writtenLog()
    await changeByte('the unmistakable fact')
    const store = await log.open()
    await expect(store.read('game-3')).rejects.toMatchObject({ kind: 'damaged', position: unmistakable(written)?.position })
  })

  it('is found by a subscription', async () => {
    await writtenLog()
    await changeByte('the unmistakable fact')
    const store = await log.open()
    await expect(all(store.subscribe(BEGINNING))).rejects.toMatchObject({ kind: 'damaged' })
  })

  it('leaves other streams readable', async () => {
    const written = await writtenLog()
    await changeByte('the unmistakable fact')
    const store = await log.open()
    expect(await store.read('game-2')).toEqual(written.filter(({ stream }) => stream === 'game-2'))
  })
})

describe('a fact that was tampered with through SQL', () => {
  it.each(["UPDATE fact SET record = replace(record, '61', '62')", 'DELETE FROM fact'])('is protected: %s fails', async sql => {
    await writtenLog()
    expect(() => execute(sql)).toThrow('A fact is never')
  })

  const unprotected = 'DROP TRIGGER fact_is_never_changed; DROP TRIGGER fact_is_never_removed;'

  it('is found when it was taken out', async () => {
    await writtenLog()
    execute(`${unprotected} DELETE FROM fact WHERE position = 300`)
    const store = await log.open()
    await expect(all(store.readAll(BEGINNING))).rejects.toMatchObject({ kind: 'damaged', position: '00000000000000000300' })
  })

  it('is found when it was moved to another stream', async () => {
    await writtenLog()
    execute(`${unprotected} UPDATE fact SET stream = 1, revision = 100 WHERE position = 300`)
    const store = await log.open()
    await expect(store.read('game-0')).rejects.toMatchObject({ kind: 'damaged', position: '00000000000000000300' })
  })
})

describe('a file that lost its end', () => {
  it('is refused or found damaged, never read as if nothing had happened', async () => {
    await writtenLog()
    await truncate(log.file, Math.floor((await stat(log.file)).size / 2 / 4096) * 4096)
    const reading = log.open().then(store => all(store.readAll(BEGINNING)))
    await expect(reading).rejects.toMatchObject({ kind: expect.stringMatching(/^(damaged|unavailable)$/) })
  })
})

describe('a file that is no database', () => {
  it('is named, with what to do', async () => {
    await writeFile(log.file, 'not a database at all, but long enough to look like one'.repeat(100))
    await expect(log.open()).rejects.toThrow(
      /facts\.sqlite cannot be opened: .*damaged\. Put the latest backup back: .*docs\/operating\.md/,
    )
  })
})

describe('a write that was torn by a power cut', () => {
  /** The log as a power cut would leave it: its file, and its write-ahead log without the last bytes. */
  const opened = async (lost: number) => {
    const folder = await mkdtemp(join(tmpdir(), 'fullcourt-torn-'))
    const wal = join(folder, 'facts.sqlite-wal')
    await copyFile(log.file, join(folder, 'facts.sqlite'))
    await copyFile(`${log.file}-wal`, wal)
    await truncate(wal, (await stat(wal)).size - lost)
    const store = await openEmbeddedEventStore(folder)
    const read = await all(store.readAll(BEGINNING))
    await store.close()
    await rm(folder, { recursive: true })
    return read
  }

  it('is cut off whole, and all appends before it stay', async () => {
    const store = await log.open()
    const batches = Array.from({ length: 10 }, () => facts(3))
    for (const [n, batch] of batches.entries()) await store.append('game-1', n === 0 ? 'none' : n * 3 - 1, batch)
    const written = idsOf(await store.read('game-1'))
    for (const lost of [1, 100, 4_000, 5_000, 20_000, 60_000]) {
      const read = await opened(lost)
      expect(read.length).toBeLessThan(written.length)
      expect([read.length % 3, idsOf(read)]).toEqual([0, written.slice(0, read.length)])
    }
  })

  it('ignores bytes after the last whole write', async () => {
    const store = await log.open()
    await store.append('game-1', 'none', facts(3))
    await appendFile(`${log.file}-wal`, Buffer.alloc(3_000, 1))
    expect(await opened(0)).toHaveLength(3)
  })
})
