import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, openToRead, type Database } from '@fullcourt/event-store/embedded/sqlite'
import { ReadStoreUnavailable, type Batch } from '../read-store'
import { batch, document } from '../testing/read-store-under-test'
import { PendingBatches } from './pending-batches'

let folder: string
let file: Database
let pending: PendingBatches
/** Whether the disk takes a commit: SQLite undoes the whole transaction where it does not. */
let isFull: boolean
let due: Promise<void>

const count = (database: Database): number =>
  Number(database.prepare<{ documents: number }>('SELECT COUNT(*) AS documents FROM documents').get()?.documents)

/** How many documents another connection sees: those that were committed. */
const committed = (): number => {
  const other = openToRead(join(folder, 'some.sqlite'))
  const found = count(other)
  other.close()
  return found
}

const apply = ({ documents }: Batch) => {
  for (const { id } of documents) {
    if (id === 'stale') return 'stale'
    if (id === 'bad') throw new TypeError('It is no JSON.')
    file.exec(`INSERT INTO documents VALUES ('${id}')`)
  }
  return []
}

const write = (...ids: string[]) =>
  pending.write(
    batch(
      0,
      1,
      ids.map(id => document({ id })),
    ),
  )

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-pending-'))
  const database = openDatabase(join(folder, 'some.sqlite'), 'normal')
  database.exec('CREATE TABLE documents (id TEXT)')
  isFull = false
  const failing = (sql: string) => {
    if (!isFull || sql !== 'COMMIT') return database.exec(sql)
    database.exec('ROLLBACK')
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
  }
  file = {
    prepare: sql => database.prepare(sql),
    exec: failing,
    get isTransaction() {
      return database.isTransaction
    },
    close: () => database.close(),
  }
  due = new Promise(resolve => {
    const commitDue = () => {
      resolve()
      try {
        pending.commit()
      } catch (cause) {
        throw new ReadStoreUnavailable('The disk is full.', { cause })
      }
    }
    pending = new PendingBatches(file, apply, commitDue)
  })
})
afterEach(async () => {
  isFull = false
  pending.commit()
  file.close()
  await rm(folder, { recursive: true })
})

it('Batches are seen at once, and committed together a moment later', async () => {
  write('1')
  write('2', '3')
  expect([count(file), committed()]).toEqual([3, 0])
  await due
  expect(committed()).toBe(3)
})

it('Batches are committed without waiting where they hold many documents', () => {
  write(...Array.from({ length: 1_000 }, (_, id) => String(id)))
  expect(committed()).toBe(0)
  write(...Array.from({ length: 1_000 }, (_, id) => String(id)))
  expect(committed()).toBe(2_000)
})

it.each(['stale', 'bad'])('Of a batch that is %s nothing stays, and those before it do', what => {
  write('1')
  if (what === 'bad') expect(() => write('2', what)).toThrow(TypeError)
  else expect(write('2', what)).toBe('stale')
  pending.restore()
  expect(count(file)).toBe(1)
  write('3')
  pending.commit()
  expect(committed()).toBe(2)
})

it('Batches that could not be committed are seen, and committed when there is room', () => {
  write('1')
  write('2')
  isFull = true
  expect(() => pending.commit()).toThrow('disk is full')
  pending.restore()
  expect(count(file)).toBe(2)
  isFull = false
  pending.commit()
  expect(committed()).toBe(2)
})

it('A batch is refused while those before it are due and cannot be committed', async () => {
  write('1')
  isFull = true
  await due
  expect(() => write('2')).toThrow('disk is full')
  isFull = false
  write('3')
  pending.commit()
  expect(committed()).toBe(2)
})
