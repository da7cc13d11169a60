import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  ANY,
  BACKWARDS,
  END,
  EventStoreDBClient,
  NO_STREAM,
  START,
  STREAM_EXISTS,
  excludeSystemEvents,
  jsonEvent,
  type AppendExpectedRevision,
  type AppendResult,
  type JSONEventData,
  type ReadableSubscription,
  type ResolvedEvent,
} from '@eventstore/db-client'
import { NodeDouble } from './double/node-double'

/*
 * What a node of EventStoreDB 23.10.1 was seen to answer to the client that the adapter is built on. The double is held
 * to it here, so that what the adapter is tested against is what it will meet.
 */

type Path = 'batch' | 'classic'

const CREDENTIALS = { username: 'anonymous', password: '' }

let node: NodeDouble
let client: EventStoreDBClient

beforeEach(async () => {
  node = await NodeDouble.start()
  client = EventStoreDBClient.connectionString(node.url)
})

afterEach(async () => {
  await client.dispose()
  await node.kill()
})

const event = (id: string = randomUUID()): JSONEventData => jsonEvent({ id, type: 'Seen', data: {}, metadata: {} })

const events = (count: number): JSONEventData[] => Array.from({ length: count }, () => event())

/** Appends by the client's one path or the other: credentials choose the classic one. */
const append = (
  stream: string,
  expectedRevision: AppendExpectedRevision,
  batch: JSONEventData[],
  path: Path = 'classic',
): Promise<AppendResult> =>
  client.appendToStream(stream, batch, path === 'batch' ? { expectedRevision } : { expectedRevision, credentials: CREDENTIALS })

const stored = (stream: string) => node.log.stream(stream) ?? []

const positionOfLast = (stream: string) => {
  const position = stored(stream).at(-1)?.position
  return { commit: position, prepare: position }
}

const collected = async <Found>(source: AsyncIterable<Found>): Promise<Found[]> => {
  const found: Found[] = []
  for await (const each of source) found.push(each)
  return found
}

/** Kills the node, starts it again, and waits until the client has found it. */
const restarted = async () => {
  await node.kill()
  await node.restart()
  const answers = () =>
    collected(client.readAll()).then(
      () => true,
      () => false,
    )
  while (!(await answers())) continue
}

describe.each<Path>(['batch', 'classic'])('an append with an expected revision, on the %s path', path => {
  it.each<[string, AppendExpectedRevision, number]>([
    ['NO_STREAM on a new stream', NO_STREAM, 0],
    ['the exact revision', 1n, 2],
    ['ANY', ANY, 2],
    ['STREAM_EXISTS', STREAM_EXISTS, 2],
  ])('given %s succeeds, with revision and position of the last event', async (_, expected, held) => {
    if (held > 0) await append('s', NO_STREAM, events(held), path)
    const answer = await append('s', expected, events(3), path)
    expect(answer).toEqual({ success: true, nextExpectedRevision: BigInt(held + 2), position: positionOfLast('s') })
  })

  it('given NO_STREAM on an existing stream is a wrong expected version', async () => {
    await append('s', NO_STREAM, events(7), path)
    await expect(append('s', NO_STREAM, events(1), path)).rejects.toMatchObject({
      type: 'wrong-expected-version',
      actualVersion: 6n,
    })
  })

  it.each([2n, 99n])('given %s on a stream at 6 is a wrong expected version', async expected => {
    await append('s', NO_STREAM, events(7), path)
    await expect(append('s', expected, events(1), path)).rejects.toMatchObject({
      type: 'wrong-expected-version',
      expectedVersion: expected,
      actualVersion: 6n,
    })
  })

  it.each([0n, 5n])('given %s on a missing stream names it "no_stream"', async expected => {
    await expect(append('s', expected, events(1), path)).rejects.toMatchObject({
      type: 'wrong-expected-version',
      actualVersion: 'no_stream',
    })
  })

  it('given no events and the right revision succeeds and writes nothing', async () => {
    await append('s', NO_STREAM, events(2), path)
    await expect(append('s', 1n, [], path)).resolves.toMatchObject({ success: true })
    expect(stored('s')).toHaveLength(2)
  })

  it('given no events and NO_STREAM on a missing stream succeeds with 0, although the stream stays missing', async () => {
    await expect(append('s', NO_STREAM, [], path)).resolves.toMatchObject({ success: true, nextExpectedRevision: 0n })
    expect(node.log.stream('s')).toBeUndefined()
  })
})

it('An expected revision may be a number of JavaScript', async () => {
  await append('s', NO_STREAM, events(2))
  const revision: unknown = 1
  await expect(append('s', revision as bigint, events(1))).resolves.toMatchObject({ nextExpectedRevision: 2n })
})

describe('a wrong expected version', () => {
  it('has no message on the batch path, which names NO_STREAM', async () => {
    await append('s', NO_STREAM, events(1))
    await expect(append('s', NO_STREAM, events(1), 'batch')).rejects.toMatchObject({ message: '', expectedVersion: 'no_stream' })
  })

  it('has a text and code 9 on the classic path', async () => {
    await append('s', NO_STREAM, events(1))
    await expect(append('s', NO_STREAM, events(1))).rejects.toMatchObject({
      code: 9,
      message: expect.stringContaining('WrongExpectedVersion'),
    })
  })
})

describe('an append with the same event ids', () => {
  const batch = events(3)

  it.each<[string, number, AppendExpectedRevision]>([
    ['NO_STREAM', 0, NO_STREAM],
    ['an exact revision', 2, 1n],
  ])('and the same expected revision, %s, still the last write, answers as the first time', async (_, held, expected) => {
    if (held > 0) await append('s', NO_STREAM, events(held))
    const answer = await append('s', expected, batch)
    expect(await append('s', expected, batch)).toEqual(answer)
    expect(stored('s')).toHaveLength(held + 3)
  })

  it('after other writes followed, and after a restart, answers with the original revision', async () => {
    const answer = await append('s', NO_STREAM, batch)
    await append('s', 2n, events(4))
    await restarted()
    expect(await append('s', NO_STREAM, batch)).toEqual(answer)
    expect(stored('s')).toHaveLength(7)
  })

  it('but only the first part of the batch answers with the revision of its last event', async () => {
    await append('s', NO_STREAM, batch)
    await expect(append('s', NO_STREAM, batch.slice(0, 2))).resolves.toMatchObject({ nextExpectedRevision: 1n })
    expect(stored('s')).toHaveLength(3)
  })

  it("but only the last part of the batch, with the batch's expected revision, is a conflict", async () => {
    await append('s', NO_STREAM, batch)
    await expect(append('s', NO_STREAM, batch.slice(1))).rejects.toMatchObject({ type: 'wrong-expected-version' })
  })

  it.each([
    ['last', 2, 3, 1n],
    ['middle', 1, 2, 0n],
  ])('but only the %s part, with its own true predecessor, succeeds and writes nothing', async (_, from, to, expected) => {
    await append('s', NO_STREAM, batch)
    await expect(append('s', expected, batch.slice(from, to))).resolves.toMatchObject({ success: true })
    expect(stored('s')).toHaveLength(3)
  })

  it.each<[string, JSONEventData[]]>([
    ['one more event behind', [...batch, event()]],
    ['one more event in front', [event(), ...batch]],
    ['another order', [...batch].reverse()],
    ['one id replaced', [...batch.slice(0, 2), event()]],
  ])('and %s is a conflict', async (_, changed) => {
    await append('s', NO_STREAM, batch)
    await expect(append('s', NO_STREAM, changed)).rejects.toMatchObject({ type: 'wrong-expected-version' })
    expect(stored('s')).toHaveLength(3)
  })

  it('of two earlier appends as one batch succeeds and writes nothing', async () => {
    await append('s', NO_STREAM, batch.slice(0, 1))
    await append('s', 0n, batch.slice(1))
    await expect(append('s', NO_STREAM, batch)).resolves.toMatchObject({ nextExpectedRevision: 2n })
    expect(stored('s')).toHaveLength(3)
  })

  it('and other data succeeds and keeps the old data', async () => {
    const id = randomUUID()
    await append('s', NO_STREAM, [jsonEvent({ id, type: 'Seen', data: { home: 61 } })])
    await append('s', NO_STREAM, [jsonEvent({ id, type: 'Seen', data: { home: 62 } })])
    expect(stored('s').map(({ data }) => Buffer.from(data).toString())).toEqual(['{"home":61}'])
  })

  it('expected at the revision they ended at is written twice', async () => {
    await append('s', NO_STREAM, batch)
    await append('s', 2n, batch)
    expect(stored('s')).toHaveLength(6)
  })

  it('in one batch that holds an id twice is written twice', async () => {
    const doubled = event()
    await append('s', NO_STREAM, [doubled, doubled])
    expect(stored('s')).toHaveLength(2)
  })

  it('in another stream is written there: ids count per stream', async () => {
    await append('s', NO_STREAM, batch)
    await append('other', NO_STREAM, batch)
    expect([stored('s').length, stored('other').length]).toEqual([3, 3])
  })

  it('and ANY, soon, is not written again', async () => {
    await append('s', ANY, batch)
    await append('s', ANY, batch)
    expect(stored('s')).toHaveLength(3)
  })

  it('and ANY, after a restart, is written twice', async () => {
    await append('s', ANY, batch)
    await restarted()
    await append('s', ANY, batch)
    expect(stored('s')).toHaveLength(6)
  })

  it('and ANY, with a new event in front of the old ones, is written twice', async () => {
    await append('s', ANY, batch)
    await append('s', ANY, [event(), ...batch])
    expect(stored('s')).toHaveLength(7)
  })
})

describe.each<Path>(['batch', 'classic'])('the size of an append, on the %s path', path => {
  /** An event with so many bytes of data. */
  const eventOf = (bytes: number) => jsonEvent({ type: 'Seen', data: 'x'.repeat(bytes - 2) })

  it('may be 1,048,576 bytes of its events', async () => {
    await expect(append('s', NO_STREAM, [eventOf(1_000_000), eventOf(48_576)], path)).resolves.toMatchObject({ success: true })
  })

  it('of one byte more is refused; nothing is written, and other appends go on', async () => {
    await expect(append('s', NO_STREAM, [eventOf(1_000_000), eventOf(48_577)], path)).rejects.toMatchObject({
      type: 'maximum-append-size-exceeded',
      maxAppendSize: 1_048_576,
    })
    expect(node.log.stream('s')).toBeUndefined()
    await expect(append('s', NO_STREAM, events(1), path)).resolves.toMatchObject({ success: true })
  })
})

it.each<[number, object]>([
  [15, { code: 3, type: 'maximum-append-size-exceeded' }],
  [17, { code: 8, type: 'unknown' }],
])('A message of %d MiB is refused in its own way', async (size, refusal) => {
  await expect(append('s', NO_STREAM, [jsonEvent({ type: 'Seen', data: 'x'.repeat(size * 1_048_576) })])).rejects.toMatchObject(
    refusal,
  )
  expect(node.log.stream('s')).toBeUndefined()
})

describe('a stream with a tombstone', () => {
  beforeEach(async () => {
    await append('s', NO_STREAM, events(1))
    node.log.tombstone('s')
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a batch append', () => append('s', 0n, events(1), 'batch')],
    ['a classic append', () => append('s', 0n, events(1))],
    ['a read', () => collected(client.readStream('s'))],
  ])('answers %s with its own type', async (_, call) => {
    await expect(call()).rejects.toMatchObject({ type: 'stream-deleted', streamName: 's' })
  })
})

describe('reading', () => {
  it('of a missing stream fails with its own type', async () => {
    await expect(collected(client.readStream('s'))).rejects.toMatchObject({ type: 'stream-not-found' })
  })

  it('of a stream includes the revision given', async () => {
    await append('s', NO_STREAM, events(3))
    const read = await collected(client.readStream('s', { fromRevision: 1n }))
    expect(read.map(resolved => resolved.event?.revision)).toEqual([1n, 2n])
  })

  it('of everything forwards includes the position given, backwards excludes it', async () => {
    await append('s', NO_STREAM, events(3))
    const fromPosition = { commit: stored('s')[1]?.position ?? 0n, prepare: stored('s')[1]?.position ?? 0n }
    const forwards = await collected(client.readAll({ fromPosition }))
    const backwards = await collected(client.readAll({ fromPosition, direction: BACKWARDS, maxCount: 1 }))
    expect(forwards.map(({ event: each }) => each?.revision)).toEqual([1n, 2n])
    expect(backwards.map(({ event: each }) => each?.revision)).toEqual([0n])
  })

  it('from a position where no record starts fails with code 2', async () => {
    await append('s', NO_STREAM, events(1))
    const commit = (stored('s')[0]?.position ?? 0n) + 1n
    await expect(collected(client.readAll({ fromPosition: { commit, prepare: commit } }))).rejects.toMatchObject({
      code: 2,
      type: 'unknown',
    })
  })

  it('from exactly the end is empty', async () => {
    await append('s', NO_STREAM, events(1))
    const fromPosition = { commit: node.log.end, prepare: node.log.end }
    expect(await collected(client.readAll({ fromPosition }))).toEqual([])
  })

  it('gives each event a position of its own, strictly increasing, commit equal to prepare, and a date', async () => {
    await append('s', NO_STREAM, events(3))
    await append('t', NO_STREAM, events(3))
    const read = (await collected(client.readAll())).flatMap(({ event: each }) => (each === undefined ? [] : [each]))
    const commits = read.map(({ position }) => position.commit)
    expect(commits).toEqual([...new Set(commits)].sort((a, b) => Number(a - b)))
    expect(read.map(({ position }) => position.prepare)).toEqual(commits)
    expect(read.every(({ created }) => created instanceof Date && created.getTime() > 0)).toBe(true)
  })

  it('of everything on a new node finds one system event at the first position', async () => {
    const read = await collected(client.readAll())
    expect(read.map(({ event: each }) => [each?.position.commit, each?.type.startsWith('$')])).toEqual([[0n, true]])
  })
})

describe('a subscription', () => {
  /** The first events of a subscription, and what it notified of before. */
  const first = async (count: number, subscription: ReadableSubscription<ResolvedEvent>) => {
    const found: ResolvedEvent[] = []
    for await (const resolved of subscription) if (found.push(resolved) === count) break
    return found
  }

  it('to everything excludes the position given', async () => {
    await append('s', NO_STREAM, events(3))
    const commit = stored('s')[0]?.position ?? 0n
    const found: unknown[] = []
    for await (const { event: each } of client.subscribeToAll({ fromPosition: { commit, prepare: commit } }))
      if (found.push(each?.revision) === 2) break
    expect(found).toEqual([1n, 2n])
  })

  it('to a stream excludes the revision given', async () => {
    await append('s', NO_STREAM, events(3))
    const found = await first(2, client.subscribeToStream('s', { fromRevision: 0n }))
    expect(found.map(({ event: each }) => each?.revision)).toEqual([1n, 2n])
  })

  it('to a missing stream waits quietly', async () => {
    const found = first(1, client.subscribeToStream('s', { fromRevision: START }))
    await append('s', NO_STREAM, events(1))
    expect((await found).map(({ event: each }) => each?.streamId)).toEqual(['s'])
  })

  it('that excludes system events gets none', async () => {
    node.writeForeign('$$s', { type: '$metadata' })
    node.writeForeign('s', { type: '$streamDeleted' })
    await append('t', NO_STREAM, events(1))
    for await (const { event: each } of client.subscribeToAll({ filter: excludeSystemEvents() })) {
      expect(each?.streamId).toBe('t')
      break
    }
  })

  it('notifies of its confirmation, then of having caught up', async () => {
    const subscription = client.subscribeToAll({ fromPosition: END })
    const notified: string[] = []
    subscription.on('confirmation', () => notified.push('confirmation'))
    subscription.on('caughtUp', () => notified.push('caughtUp'))
    subscription.resume()
    await once(subscription, 'caughtUp')
    expect(notified).toEqual(['confirmation', 'caughtUp'])
    await subscription.unsubscribe()
  })

  it('emits one error with code 14 when the node is killed, no end and no close, and never comes back', async () => {
    const subscription = client.subscribeToAll()
    const emitted: string[] = []
    for (const name of ['end', 'close']) subscription.on(name, () => emitted.push(name))
    subscription.resume()
    await once(subscription, 'caughtUp')
    const broken = once(subscription, 'error')
    await node.kill()
    expect(await broken).toMatchObject([{ code: 14 }])
    await node.restart()
    await append('s', NO_STREAM, events(1)).catch(() => append('s', NO_STREAM, events(1)))
    expect([emitted, subscription.destroyed, node.received.subscriptions]).toEqual([[], false, 1])
  })
})

describe('a node that is killed', () => {
  it.each(['silent-written', 'silent-unwritten'] as const)('rejects the append in flight with code 14 (%s)', async manner => {
    node.manners.appends = manner
    const inFlight = append('s', NO_STREAM, events(1))
    inFlight.catch(() => undefined)
    while (node.received.appends === 0) await new Promise(setImmediate)
    await node.kill()
    await expect(inFlight).rejects.toMatchObject({ code: 14 })
    expect(stored('s')).toHaveLength(manner === 'silent-written' ? 1 : 0)
  })

  it('keeps every append that it answered', async () => {
    await append('s', NO_STREAM, events(3))
    await node.kill()
    await node.restart()
    expect(stored('s')).toHaveLength(3)
  })
})

describe('a node that does not answer an append', () => {
  it("makes the classic append end at its deadline with code 4, by the client's own clock", async () => {
    node.manners.appends = 'silent-unwritten'
    const late = client.appendToStream('s', event(), { expectedRevision: NO_STREAM, credentials: CREDENTIALS, deadline: 100 })
    await expect(late).rejects.toMatchObject({ code: 4, type: 'deadline-exceeded' })
  })
})
