import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  NO_STREAM,
  binaryEvent,
  jsonEvent,
  streamNameFilter,
  type AllStreamSubscription,
  type JSONEventData,
} from '@eventstore/db-client'
import { NodeDouble } from './double/node-double'

/*
 * What nodes of EventStoreDB 23.10 were seen to answer where it can be asked from outside. Held against the double, and
 * against the real node that EVENT_STORE_URL names, so that both are held by the same tests.
 */

const url = process.env['EVENT_STORE_URL']
if (url === undefined) process.stdout.write('Skipped: what a real EventStoreDB node answers, as EVENT_STORE_URL names none.\n')

const CREDENTIALS = { username: 'anonymous', password: '' }

const events = (count: number): JSONEventData[] =>
  Array.from({ length: count }, () => jsonEvent({ type: 'Seen', data: {}, metadata: {} }))

const collected = async <Found>(source: AsyncIterable<Found>): Promise<Found[]> => {
  const found: Found[] = []
  for await (const each of source) found.push(each)
  return found
}

type Node = { readonly url: string; leave(): Promise<void> }

const double = async (): Promise<Node> => {
  const node = await NodeDouble.start()
  return { url: node.url, leave: () => node.kill() }
}

const realNode = (address: string) => async (): Promise<Node> => ({ url: address, leave: async () => undefined })

const nodes: [string, () => Promise<Node>][] = [['The double of a node', double]]
if (url !== undefined) nodes.push([`The node at ${url}`, realNode(url)])

describe.each(nodes)('%s', (_, open) => {
  let node: Node
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

  const revisions = async (fromRevision = 0n) =>
    (await collected(client.readStream(stream, { fromRevision }))).map(({ event }) => event?.revision)

  const positions = async () => (await collected(client.readStream(stream))).map(({ commitPosition }) => commitPosition ?? 0n)

  const at = (commit: bigint) => ({ commit, prepare: commit })

  const filter = () => streamNameFilter({ prefixes: [stream] })

  it('subscribes behind the exact position of an event', async () => {
    await append(3)
    const [, second = 0n] = await positions()
    for await (const { event } of client.subscribeToAll({ fromPosition: at(second), filter: filter() })) {
      expect(event?.revision).toBe(2n)
      break
    }
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
    const reached = new Promise<bigint>(resolve => {
      const checkpointReached = (_subscription: AllStreamSubscription, { commit }: { readonly commit: bigint }) => resolve(commit)
      const none = streamNameFilter({ prefixes: [`none-${stream}`], checkpointReached })
      client.subscribeToAll({ filter: none }).resume()
    })
    await append(200)
    expect(await reached).toBeGreaterThan(0n)
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
    const data = (await collected(client.readStream(stream))).map(({ event }) => event?.data)
    expect(data).toEqual([bytes, { type: 'Buffer', data: [6, 1] }])
  })
})
