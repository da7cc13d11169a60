import { appendFile, copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { all, fact, facts } from '../testing/log-under-test'
import { BEGINNING, type EventStore } from '../port'
import { openEmbeddedEventStore } from './embedded-event-store'
import { newEmbeddedLog, type EmbeddedLog } from './testing/embedded-log'

let log: EmbeddedLog
let crashed: string

beforeEach(async () => {
  log = await newEmbeddedLog()
  crashed = await mkdtemp(join(tmpdir(), 'fullcourt-crashed-'))
})

afterEach(async () => {
  await log.discard()
  await rm(crashed, { recursive: true })
})

const file = (name: string): string => join(crashed, name)

/** Leaves the files of an open log as a killed process does: what was written is there, and nothing was cleaned up. */
const crash = async (): Promise<void> => {
  for (const name of ['facts.sqlite', 'facts.sqlite-wal', 'facts.end']) await copyFile(join(log.folder, name), file(name))
}

/** A crashed log of ten facts, each of its own append, whose texts are in the write-ahead log. */
const crashedLog = async (): Promise<void> => {
  const store = await log.open()
  for (let n = 0; n < 10; n++) await store.append('game-1', n === 0 ? 'none' : n - 1, [fact(`the text of fact ${n}`)])
  await crash()
}

const changeByte = async (name: string, at: number): Promise<void> => {
  const bytes = await readFile(file(name))
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(file(name), bytes)
}

const opened = async <Found>(look: (store: EventStore) => Promise<Found> | Found): Promise<Found> => {
  const store = await openEmbeddedEventStore(crashed)
  const found = await look(store)
  await store.close()
  return found
}

const noticesAndFacts = () => opened(async store => [store.notices, (await all(store.readAll(BEGINNING))).length] as const)

describe('an embedded log that was cut off by a crash', () => {
  it('has nothing to report where all that was acknowledged is there', async () => {
    await crashedLog()
    expect(await noticesAndFacts()).toEqual([[], 10])
  })

  it('reports nothing of a write that was torn before it was acknowledged', async () => {
    await crashedLog()
    await appendFile(file('facts.sqlite-wal'), Buffer.alloc(3_000, 1))
    expect(await noticesAndFacts()).toEqual([[], 10])
  })

  it('reports how many acknowledged facts one wrong byte of the write-ahead log took, and where', async () => {
    await crashedLog()
    const wal = await readFile(file('facts.sqlite-wal'))
    const wrong = wal.indexOf('the text of fact 6')
    await changeByte('facts.sqlite-wal', wrong)
    const frame = 24 + wal.readUInt32BE(8)
    const lost = { kind: 'facts-lost', facts: 4, file: file('facts.sqlite-wal'), offset: wrong - ((wrong - 32) % frame) }
    expect(await noticesAndFacts()).toEqual([[expect.objectContaining(lost)], 6])
  })

  it('reports it too where the end of the write-ahead log is gone', async () => {
    await crashedLog()
    await truncate(file('facts.sqlite-wal'), (await readFile(file('facts.sqlite-wal'))).indexOf('the text of fact 8'))
    expect(await noticesAndFacts()).toEqual([[expect.objectContaining({ kind: 'facts-lost', facts: 2 })], 8])
  })

  it('reports nothing more once new facts were acknowledged', async () => {
    await crashedLog()
    await changeByte('facts.sqlite-wal', (await readFile(file('facts.sqlite-wal'))).indexOf('the text of fact 6'))
    await opened(store => store.append('game-1', 5, facts(1)))
    expect(await noticesAndFacts()).toEqual([[], 7])
  })

  it('is refused where nothing is left of it, so that no new log takes its place', async () => {
    await crashedLog()
    await writeFile(file('facts.sqlite-wal'), '')
    await writeFile(file('facts.sqlite'), '')
    await expect(openEmbeddedEventStore(crashed)).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('10 facts had been acknowledged'),
    })
  })

  it('is opened without a mark that was torn', async () => {
    await crashedLog()
    await changeByte('facts.end', 20)
    expect(await noticesAndFacts()).toEqual([[], 10])
  })
})

describe('an embedded log that was closed', () => {
  it('reports what an older file that was put back lacks', async () => {
    const store = await log.open()
    await store.append('game-1', 'none', facts(3))
    await crash()
    await store.append('game-1', 2, facts(4))
    await copyFile(join(log.folder, 'facts.end'), file('facts.end'))
    expect(await noticesAndFacts()).toEqual([[expect.objectContaining({ kind: 'facts-lost', facts: 4 })], 3])
  })

  it('reports that another log was put in its place', async () => {
    await crashedLog()
    const other = await newEmbeddedLog()
    await (await other.open()).append('game-1', 'none', facts(12))
    await other.reopen()
    await rm(file('facts.sqlite-wal'))
    await copyFile(other.file, file('facts.sqlite'))
    await other.discard()
    expect(await noticesAndFacts()).toEqual([
      [expect.objectContaining({ kind: 'log-replaced', position: '00000000000000000010' })],
      12,
    ])
  })
})
