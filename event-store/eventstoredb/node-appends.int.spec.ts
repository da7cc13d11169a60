import { randomUUID } from 'node:crypto'
import {
  ANY,
  EventStoreDBClient,
  NO_STREAM,
  STREAM_EXISTS,
  jsonEvent,
  type AppendExpectedRevision,
  type AppendResult,
  type JSONEventData,
  type ResolvedEvent,
} from '@eventstore/db-client'
import { collected, nodesUnderTest, type NodeUnderTest } from './testing/nodes'

/*
 * What nodes of EventStoreDB 23.10 were seen to answer to appends of the client that the adapter is built on. The double
 * is held to it, and so is the node that EVENT_STORE_URL names.
 */

type Path = 'batch' | 'classic'

const CREDENTIALS = { username: 'anonymous', password: '' }

const event = (id: string = randomUUID()): JSONEventData => jsonEvent({ id, type: 'Seen', data: {}, metadata: {} })

const events = (count: number): JSONEventData[] => Array.from({ length: count }, () => event())

describe.each(nodesUnderTest('answers to appends'))('%s', (_name, open) => {
  let node: NodeUnderTest
  let client: EventStoreDBClient
  let stream: string
  let other: string

  beforeEach(async () => {
    node = await open()
    client = EventStoreDBClient.connectionString(node.url)
    stream = `seen-${randomUUID()}`
    other = `seen-${randomUUID()}`
  })

  afterEach(async () => {
    await client.dispose()
    await node.leave()
  })

  /** Appends by the client's one path or the other: credentials choose the classic one. */
  const append = (
    to: string,
    expectedRevision: AppendExpectedRevision,
    batch: JSONEventData[],
    path: Path = 'classic',
  ): Promise<AppendResult> =>
    client.appendToStream(to, batch, path === 'batch' ? { expectedRevision } : { expectedRevision, credentials: CREDENTIALS })

  const stored = (name: string): Promise<ResolvedEvent[]> =>
    collected<ResolvedEvent>(client.readStream(name)).catch((error: { readonly type?: string }) => {
      if (error.type === 'stream-not-found') return []
      throw error
    })

  const positionOfLast = async () => {
    const commit = (await stored(stream)).at(-1)?.commitPosition
    return { commit, prepare: commit }
  }

  describe.each<Path>(['batch', 'classic'])('an append with an expected revision, on the %s path', path => {
    it.each<[string, AppendExpectedRevision, number]>([
      ['NO_STREAM on a new stream', NO_STREAM, 0],
      ['the exact revision', 1n, 2],
      ['ANY', ANY, 2],
      ['STREAM_EXISTS', STREAM_EXISTS, 2],
    ])('given %s succeeds, with revision and position of the last event', async (_, expected, held) => {
      if (held > 0) await append(stream, NO_STREAM, events(held), path)
      const answer = await append(stream, expected, events(3), path)
      expect(answer).toEqual({ success: true, nextExpectedRevision: BigInt(held + 2), position: await positionOfLast() })
    })

    it('given NO_STREAM on an existing stream is a wrong expected version', async () => {
      await append(stream, NO_STREAM, events(7), path)
      await expect(append(stream, NO_STREAM, events(1), path)).rejects.toMatchObject({
        type: 'wrong-expected-version',
        actualVersion: 6n,
      })
    })

    it.each([2n, 99n])('given %s on a stream at 6 is a wrong expected version', async expected => {
      await append(stream, NO_STREAM, events(7), path)
      await expect(append(stream, expected, events(1), path)).rejects.toMatchObject({
        type: 'wrong-expected-version',
        expectedVersion: expected,
        actualVersion: 6n,
      })
    })

    it.each([0n, 5n])('given %s on a missing stream names it "no_stream"', async expected => {
      await expect(append(stream, expected, events(1), path)).rejects.toMatchObject({
        type: 'wrong-expected-version',
        actualVersion: 'no_stream',
      })
    })

    it('given no events and the right revision succeeds and writes nothing', async () => {
      await append(stream, NO_STREAM, events(2), path)
      await expect(append(stream, 1n, [], path)).resolves.toMatchObject({ success: true })
      expect(await stored(stream)).toHaveLength(2)
    })

    it('given no events and NO_STREAM on a missing stream succeeds with 0, although the stream stays missing', async () => {
      await expect(append(stream, NO_STREAM, [], path)).resolves.toMatchObject({ success: true, nextExpectedRevision: 0n })
      expect(await stored(stream)).toEqual([])
    })
  })

  it('takes a number of JavaScript for an expected revision', async () => {
    await append(stream, NO_STREAM, events(2))
    const revision: unknown = 1
    await expect(append(stream, revision as bigint, events(1))).resolves.toMatchObject({ nextExpectedRevision: 2n })
  })

  it('names 1 as the revision of a refused append where the client is asked not to throw', async () => {
    await append(stream, NO_STREAM, events(5))
    const quiet = EventStoreDBClient.connectionString(`${node.url}&throwOnAppendFailure=false`)
    const answer = await quiet.appendToStream(stream, events(1), { expectedRevision: NO_STREAM })
    expect(answer).toMatchObject({ success: false, nextExpectedRevision: 1n })
    await quiet.dispose()
  })

  describe('a wrong expected version', () => {
    it('has no message on the batch path, which names NO_STREAM', async () => {
      await append(stream, NO_STREAM, events(1))
      await expect(append(stream, NO_STREAM, events(1), 'batch')).rejects.toMatchObject({
        message: '',
        expectedVersion: 'no_stream',
      })
    })

    it('has a text and code 9 on the classic path', async () => {
      await append(stream, NO_STREAM, events(1))
      await expect(append(stream, NO_STREAM, events(1))).rejects.toMatchObject({
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
      if (held > 0) await append(stream, NO_STREAM, events(held))
      const answer = await append(stream, expected, batch)
      expect(await append(stream, expected, batch)).toEqual(answer)
      expect(await stored(stream)).toHaveLength(held + 3)
    })

    it('after other writes followed, answers with the original revision', async () => {
      const answer = await append(stream, NO_STREAM, batch)
      await append(stream, 2n, events(4))
      expect(await append(stream, NO_STREAM, batch)).toEqual(answer)
      expect(await stored(stream)).toHaveLength(7)
    })

    it('but only the first part of the batch answers with the revision of its last event', async () => {
      await append(stream, NO_STREAM, batch)
      await expect(append(stream, NO_STREAM, batch.slice(0, 2))).resolves.toMatchObject({ nextExpectedRevision: 1n })
      expect(await stored(stream)).toHaveLength(3)
    })

    it("but only the last part of the batch, with the batch's expected revision, is a conflict", async () => {
      await append(stream, NO_STREAM, batch)
      await expect(append(stream, NO_STREAM, batch.slice(1))).rejects.toMatchObject({ type: 'wrong-expected-version' })
    })

    it.each([
      ['last', 2, 3, 1n],
      ['middle', 1, 2, 0n],
    ])('but only the %s part, with its own true predecessor, succeeds and writes nothing', async (_, from, to, expected) => {
      await append(stream, NO_STREAM, batch)
      await expect(append(stream, expected, batch.slice(from, to))).resolves.toMatchObject({ success: true })
      expect(await stored(stream)).toHaveLength(3)
    })

    it.each<[string, JSONEventData[]]>([
      ['one more event behind', [...batch, event()]],
      ['one more event in front', [event(), ...batch]],
      ['another order', [...batch].reverse()],
      ['one id replaced', [...batch.slice(0, 2), event()]],
    ])('and %s is a conflict', async (_, changed) => {
      await append(stream, NO_STREAM, batch)
      await expect(append(stream, NO_STREAM, changed)).rejects.toMatchObject({ type: 'wrong-expected-version' })
      expect(await stored(stream)).toHaveLength(3)
    })

    it('of two earlier appends as one batch succeeds and writes nothing', async () => {
      await append(stream, NO_STREAM, batch.slice(0, 1))
      await append(stream, 0n, batch.slice(1))
      await expect(append(stream, NO_STREAM, batch)).resolves.toMatchObject({ nextExpectedRevision: 2n })
      expect(await stored(stream)).toHaveLength(3)
    })

    it('and other data succeeds and keeps the old data', async () => {
      const id = randomUUID()
      await append(stream, NO_STREAM, [jsonEvent({ id, type: 'Seen', data: { home: 61 } })])
      await append(stream, NO_STREAM, [jsonEvent({ id, type: 'Seen', data: { home: 62 } })])
      expect((await stored(stream)).map(({ event: each }) => each?.data)).toEqual([{ home: 61 }])
    })

    it('expected at the revision they ended at is written twice', async () => {
      await append(stream, NO_STREAM, batch)
      await append(stream, 2n, batch)
      expect(await stored(stream)).toHaveLength(6)
    })

    it('in one batch that holds an id twice is written twice', async () => {
      const doubled = event()
      await append(stream, NO_STREAM, [doubled, doubled])
      expect(await stored(stream)).toHaveLength(2)
    })

    it('in another stream is written there: ids count per stream', async () => {
      await append(stream, NO_STREAM, batch)
      await append(other, NO_STREAM, batch)
      expect([await stored(stream), await stored(other)].map(({ length }) => length)).toEqual([3, 3])
    })

    it('and ANY, soon, is not written again', async () => {
      await append(stream, ANY, batch)
      await append(stream, ANY, batch)
      expect(await stored(stream)).toHaveLength(3)
    })

    it('and ANY, with a new event in front of the old ones, is written twice', async () => {
      await append(stream, ANY, batch)
      await append(stream, ANY, [event(), ...batch])
      expect(await stored(stream)).toHaveLength(7)
    })
  })

  describe.each<Path>(['batch', 'classic'])('the size of an append, on the %s path', path => {
    /** An event with so many bytes of data. */
    const eventOf = (bytes: number) => jsonEvent({ type: 'Seen', data: 'x'.repeat(bytes - 2) })

    it('may be 1,048,576 bytes of its events', async () => {
      await expect(append(stream, NO_STREAM, [eventOf(1_000_000), eventOf(48_576)], path)).resolves.toMatchObject({
        success: true,
      })
    })

    it('of one byte more is refused; nothing is written, and other appends go on', async () => {
      await expect(append(stream, NO_STREAM, [eventOf(1_000_000), eventOf(48_577)], path)).rejects.toMatchObject({
        type: 'maximum-append-size-exceeded',
        maxAppendSize: 1_048_576,
        ...(path === 'classic' ? { code: 3 } : {}),
      })
      expect(await stored(stream)).toEqual([])
      await expect(append(stream, NO_STREAM, events(1), path)).resolves.toMatchObject({ success: true })
    })
  })

  it.each<[number, object]>([
    [15, { code: 3, type: 'maximum-append-size-exceeded' }],
    [17, { code: 8, type: 'unknown' }],
  ])('refuses a message of %d MiB in its own way', async (size, refusal) => {
    await expect(
      append(stream, NO_STREAM, [jsonEvent({ type: 'Seen', data: 'x'.repeat(size * 1_048_576) })]),
    ).rejects.toMatchObject(refusal)
    expect(await stored(stream)).toEqual([])
  })

  describe('a stream with a tombstone', () => {
    beforeEach(async () => {
      await append(stream, NO_STREAM, events(1))
      await client.tombstoneStream(stream)
    })

    it.each<[string, () => Promise<unknown>]>([
      ['a batch append', () => append(stream, 0n, events(1), 'batch')],
      ['a classic append', () => append(stream, 0n, events(1))],
      ['a read', () => collected(client.readStream(stream))],
    ])('answers %s with its own type', async (_, call) => {
      await expect(call()).rejects.toMatchObject({ type: 'stream-deleted', streamName: stream })
    })
  })
})
