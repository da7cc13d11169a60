import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  NO_STREAM,
  START,
  binaryEvent,
  excludeSystemEvents,
  jsonEvent,
  streamNameFilter,
  type AllStreamSubscription,
  type JSONEventData,
} from '@eventstore/db-client'
import { collected, nodesUnderTest, type NodeUnderTest } from './testing/nodes'

/*
 * What nodes of EventStoreDB 23.10 were seen to answer to reads and subscriptions, and to clients that limit or delete a
 * stream. The double is held to it, and so is the node that EVENT_STORE_URL names.
 */

const CREDENTIALS = { username: 'anonymous', password: '' }

const events = (count: number): JSONEventData[] =>
  Array.from({ length: count }, () => jsonEvent({ type: 'Seen', data: {}, metadata: {} }))

describe.each(nodesUnderTest('answers to reads and subscriptions'))('%s', (_name, open) => {
  let node: NodeUnderTest
  let client: EventStoreDBClient
  let stream: string

  beforeEach(async () => {
    node = await open()
    client = EventStoreDBClient.connectionString(node.url)
    stream = `seen-${randomUUID()}`
  })

  afterEach(async () => {
    await client.dispose()
    await node.leave()
  })

  const append = (count: number, expectedRevision: bigint | typeof NO_STREAM = NO_STREAM) =>
    client.appendToStream(stream, events(count), { expectedRevision, credentials: CREDENTIALS })

  const stored = () => collected(client.readStream(stream))

  const revisions = async () => (await stored()).map(({ event }) => event?.revision)

  const positions = async () => (await stored()).map(({ commitPosition }) => commitPosition ?? 0n)

  const at = (commit: bigint) => ({ commit, prepare: commit })

  const filter = () => streamNameFilter({ prefixes: [stream] })

  it('does not find a stream that nobody wrote', async () => {
    await expect(stored()).rejects.toMatchObject({ type: 'stream-not-found' })
  })

  it('reads a stream from the revision given, that one included', async () => {
    await append(3)
    const read = await collected(client.readStream(stream, { fromRevision: 1n }))
    expect(read.map(({ event }) => event?.revision)).toEqual([1n, 2n])
  })

  it('reads everything forwards from the position given, that one included, and backwards without it', async () => {
    await append(3)
    const [, second = 0n] = await positions()
    const forwards = await collected(client.readAll({ fromPosition: at(second), maxCount: 2 }))
    const backwards = await collected(client.readAll({ fromPosition: at(second), direction: BACKWARDS, maxCount: 1 }))
    expect(forwards.map(({ event }) => event?.revision)).toEqual([1n, 2n])
    expect(backwards.map(({ event }) => event?.revision)).toEqual([0n])
  })

  it('gives each event a position of its own, strictly increasing, commit equal to prepare, and a date', async () => {
    await append(3)
    await append(3, 2n)
    const [from = 0n] = await positions()
    const read = (await collected(client.readAll({ fromPosition: at(from), maxCount: 6 }))).flatMap(({ event }) => event ?? [])
    const commits = read.map(({ position }) => position.commit)
    expect(commits).toEqual([...new Set(commits)].sort((a, b) => Number(a - b)))
    expect(read.map(({ position }) => position.prepare)).toEqual(commits)
    expect(read.every(({ created }) => created instanceof Date && created.getTime() > 0)).toBe(true)
  })

  it('reads everything without the filter that it is given: the client of this version does not send one', async () => {
    await append(1)
    const last = { direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const
    const filtered = { ...last, filter: streamNameFilter({ prefixes: [`none-${stream}`] }) }
    expect(await collected(client.readAll(filtered))).toHaveLength(1)
  })

  it('subscribes to everything after the position given', async () => {
    await append(3)
    const [first = 0n] = await positions()
    const found: unknown[] = []
    for await (const { event } of client.subscribeToAll({ fromPosition: at(first), filter: filter() }))
      if (found.push(event?.revision) === 2) break
    expect(found).toEqual([1n, 2n])
  })

  it('subscribes to a stream after the revision given', async () => {
    await append(3)
    const found: unknown[] = []
    for await (const { event } of client.subscribeToStream(stream, { fromRevision: 0n }))
      if (found.push(event?.revision) === 2) break
    expect(found).toEqual([1n, 2n])
  })

  it('lets a subscription to a missing stream wait quietly', async () => {
    const subscription = client.subscribeToStream(stream, { fromRevision: START })
    const next = once(subscription, 'data')
    await once(subscription, 'confirmation')
    await append(1)
    expect(await next).toMatchObject([{ event: { streamId: stream, revision: 0n } }])
    await subscription.unsubscribe()
  })

  it('notifies a subscription of its confirmation, then of having caught up', async () => {
    const subscription = client.subscribeToAll({ fromPosition: END })
    const notified: string[] = []
    subscription.on('confirmation', () => notified.push('confirmation'))
    subscription.on('caughtUp', () => notified.push('caughtUp'))
    subscription.resume()
    await once(subscription, 'caughtUp')
    expect(notified).toEqual(['confirmation', 'caughtUp'])
    await subscription.unsubscribe()
  })

  it('leaves all events of the system out of a subscription that excludes them', async () => {
    await append(1)
    const [from = 0n] = await positions()
    await client.setStreamMetadata(stream, { maxCount: 100 })
    await client.tombstoneStream(stream)
    await client.appendToStream(`${stream}-next`, events(1), { expectedRevision: NO_STREAM, credentials: CREDENTIALS })
    for await (const { event } of client.subscribeToAll({ fromPosition: at(from), filter: excludeSystemEvents() })) {
      expect(event?.type.startsWith('$')).toBe(false)
      if (event?.streamId === `${stream}-next`) break
    }
  })

  it('writes an event of the system for each change of metadata, and for each deletion', async () => {
    await append(1)
    await client.setStreamMetadata(stream, { maxCount: 100 })
    await client.deleteStream(stream)
    const metadata = await collected(client.readStream(`$$${stream}`))
    await append(1)
    await client.tombstoneStream(stream)
    const last = await collected(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 7 }))
    expect(metadata.map(({ event }) => event?.type)).toEqual(['$metadata', '$metadata'])
    expect(last.find(({ event }) => event?.streamId === stream)).toMatchObject({ event: { type: '$streamDeleted' } })
  })

  it('names a position where the client says revision of the metadata', async () => {
    await append(1)
    await client.setStreamMetadata(stream, { maxCount: 100 })
    const [written] = await collected(client.readStream(`$$${stream}`))
    expect(await client.getStreamMetadata(stream)).toMatchObject({ metastreamRevision: written?.commitPosition })
  })

  it.each([1n, -1n])(
    'breaks a subscription %d byte beside the start of a record with code 2, and never confirms it',
    async off => {
      await append(3)
      const [, second = 0n] = await positions()
      const subscription = client.subscribeToAll({ fromPosition: at(second + off), filter: filter() })
      const notified: string[] = []
      subscription.on('confirmation', () => notified.push('confirmation'))
      const broken = once(subscription, 'error')
      subscription.resume()
      expect([await broken, notified]).toMatchObject([[{ code: 2 }], []])
    },
  )

  it('confirms a subscription beyond its head, and delivers what comes at a smaller position', async () => {
    await append(1)
    const [only = 0n] = await positions()
    const beyond = at(only + 1_000_000_000_000n)
    const subscription = client.subscribeToAll({ fromPosition: beyond, filter: filter() })
    const next = once(subscription, 'data')
    await once(subscription, 'caughtUp')
    await append(1, 0n)
    expect(await next).toMatchObject([{ event: { revision: 1n } }])
    await subscription.unsubscribe()
  })

  it('reads with code 2 from where no record starts', async () => {
    await append(3)
    const [, second = 0n] = await positions()
    const read = collected(client.readAll({ fromPosition: at(second + 1n), maxCount: 1 }))
    await expect(read).rejects.toMatchObject({ code: 2 })
  })

  it('says to a filtered subscription now and then how far it has looked', async () => {
    const reached = new Promise<{ readonly commit: bigint; readonly prepare: bigint }>(resolve => {
      const checkpointReached = (_subscription: AllStreamSubscription, position: Parameters<typeof resolve>[0]) =>
        resolve(position)
      const none = streamNameFilter({ prefixes: [`none-${stream}`], checkpointReached })
      client.subscribeToAll({ filter: none }).resume()
    })
    await append(200)
    const { commit, prepare } = await reached
    expect(commit).toBeGreaterThan(0n)
    expect([0n, commit]).toContain(prepare)
  })

  it.each([
    ['$maxCount', { maxCount: 3 }, [3n, 4n, 5n]],
    ['truncation', { truncateBefore: 4 }, [4n, 5n]],
  ])(
    'hides the beginning of a stream after %s without a word, from a read of the stream only',
    async (_name, metadata, shown) => {
      await append(6)
      await client.setStreamMetadata(stream, metadata)
      expect(await revisions()).toEqual(shown)
      const last = await collected(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 7 }))
      expect(last.filter(({ event }) => event?.streamId === stream)).toHaveLength(6)
    },
  )

  it('does not find a stream that was deleted softly, and continues its revisions', async () => {
    await append(6)
    await client.deleteStream(stream)
    await expect(revisions()).rejects.toMatchObject({ type: 'stream-not-found' })
    await expect(append(1, 2n)).rejects.toMatchObject({ type: 'wrong-expected-version', actualVersion: 5n })
    await expect(append(1)).resolves.toMatchObject({ nextExpectedRevision: 6n })
    expect(await revisions()).toEqual([6n])
  })

  it('answers an append with ids from before a soft delete as if it had been written, and writes nothing', async () => {
    const before = events(2)
    const options = { expectedRevision: NO_STREAM, credentials: CREDENTIALS } as const
    await client.appendToStream(stream, before, options)
    await client.deleteStream(stream)
    await expect(client.appendToStream(stream, before, options)).resolves.toMatchObject({ success: true })
    await expect(stored()).rejects.toMatchObject({ type: 'stream-not-found' })
  })

  it('says that a stream with a tombstone was deleted', async () => {
    await append(1)
    await client.tombstoneStream(stream)
    await expect(revisions()).rejects.toMatchObject({ type: 'stream-deleted' })
    await expect(append(1, 0n)).rejects.toMatchObject({ type: 'stream-deleted' })
  })

  it('gives bytes as bytes, and bytes written as JSON as what JSON makes of them', async () => {
    const bytes = Uint8Array.from([6, 1])
    await client.appendToStream(
      stream,
      [binaryEvent({ type: 'Seen', data: bytes }), jsonEvent({ type: 'Seen', data: Buffer.from(bytes).toJSON() })],
      { expectedRevision: NO_STREAM, credentials: CREDENTIALS },
    )
    const data = (await stored()).map(({ event }) => event?.data)
    expect(data).toEqual([bytes, { type: 'Buffer', data: [6, 1] }])
  })
})
