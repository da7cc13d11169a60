import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fact } from '@fullcourt/event-store/testing/log-under-test'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { Damaged, NotAFact, PartialStream, Unavailable } from '@fullcourt/event-store/errors'
import type { EventStore } from '@fullcourt/event-store/port'
import { Condition } from './condition'
import { takesBytes } from './takes-bytes'
import { watchedEventStore, WritesRefused } from './watched-event-store'

let folder: string
let store: EventStore
let lines: string[]
let condition: Condition

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-watched-'))
  store = await openEmbeddedEventStore(folder)
  lines = []
  condition = new Condition({ warn: line => lines.push(line), error: line => lines.push(line) })
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

/** The store as one whose calls can be replaced. */
const unwatched = (): EventStore => ({
  notices: [],
  append: (...call) => store.append(...call),
  read: (...call) => store.read(...call),
  factAt: position => store.factAt(position),
  readAll: after => store.readAll(after),
  subscribe: (...call) => store.subscribe(...call),
  head: () => store.head(),
  close: () => store.close(),
})

/** The store, whose calls fail with an error while there is one. */
const troubled = () => {
  const trouble: { now?: Error } = {}
  const watched = watchedEventStore(
    {
      ...unwatched(),
      append: (...call) => (trouble.now ? Promise.reject(trouble.now) : store.append(...call)),
      read: (...call) => (trouble.now ? Promise.reject(trouble.now) : store.read(...call)),
    },
    condition,
    { read: () => store.read('log'), write: () => store.read('log') },
  )
  return { watched, trouble }
}

it('An append that is refused is reported, with its stream, until one succeeds', async () => {
  const { watched, trouble } = troubled()
  trouble.now = new Unavailable('The disk of the event log is full.')
  await expect(watched.append('game-7', 'none', [fact()])).rejects.toBe(trouble.now)
  expect([condition.reads(), condition.writes()]).toEqual(['served', 'failing'])
  expect(lines[0]).toContain('(append to game-7: The disk of the event log is full.)')
  delete trouble.now
  await watched.append('game-7', 'none', [fact()])
  expect(condition.writes()).toBe('accepted')
})

it('A damaged fact is reported for good, however much else can be read', async () => {
  const { watched, trouble } = troubled()
  trouble.now = new Damaged('Fact 17 is not what was written.', null)
  await expect(watched.read('game-7')).rejects.toBe(trouble.now)
  delete trouble.now
  await watched.read('game-8')
  expect(condition.problems()).toMatchObject([{ component: 'eventStoreDamage' }])
  expect(lines[0]).toContain('Fact 17 is not what was written.')
})

it.each<[string, Error]>([
  ['is not whole', new PartialStream('game-7', 0, 3)],
  ['holds what is no fact', new NotAFact('game-7', 3, 'its data are not JSON')],
])('A stream that %s is reported, with its name', async (_, error) => {
  const { watched, trouble } = troubled()
  trouble.now = error
  await expect(watched.read('game-7')).rejects.toBe(error)
  expect(condition.problems()).toMatchObject([{ component: 'eventStoreDamage', message: expect.stringContaining('not whole') }])
  expect(lines[0]).toContain(error.message)
})

it('Facts that were lost are reported, and everything goes on', () => {
  const message = 'facts.sqlite broke off at 4096.'
  const notices = [{ kind: 'facts-lost', message, facts: 14, file: 'facts.sqlite-wal', offset: 4096 }] as const
  watchedEventStore({ ...unwatched(), notices }, condition, { read: () => store.head(), write: () => store.head() })
  expect(condition.problems()).toMatchObject([
    { component: 'eventStoreDamage', message: expect.stringContaining('14 acknowledged facts') },
  ])
  expect([lines[0]?.includes(message), condition.reads(), condition.writes()]).toEqual([true, 'served', 'accepted'])
})

it('While writes are refused no fact is written, and the refusal says why', async () => {
  const { watched } = troubled()
  condition.report('projections', { message: 'The projections stand still.', writes: 'refused' })
  const refused = await watched.append('game-7', 'none', [fact()]).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(WritesRefused)
  expect(refused).toMatchObject({ message: 'Nothing can be saved now. The projections stand still.' })
  expect(await store.read('game-7')).toEqual([])
})

it('A folder that takes no file is found out, one that does keeps none of it', async () => {
  await takesBytes(folder)
  await expect(takesBytes(join(folder, 'missing'))).rejects.toBeInstanceOf(Unavailable)
})

it('Calls are counted, and those among them that the store did not answer', async () => {
  const { watched, trouble } = troubled()
  await watched.append('game-7', 'none', [fact()])
  trouble.now = new Unavailable('Away.')
  await expect(watched.append('game-7', 0, [fact()])).rejects.toBe(trouble.now)
  await expect(watched.read('game-7')).rejects.toBe(trouble.now)
  const { calls } = condition
  expect(calls.byStore().get('eventStoreWrites')).toMatchObject({ count: 2, failed: 1 })
  expect(calls.byStore().get('eventStoreReads')).toMatchObject({ count: 1, failed: 1 })
})
