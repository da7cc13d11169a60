import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  ANY,
  EventStoreDBClient,
  NO_STREAM,
  jsonEvent,
  type AppendExpectedRevision,
  type JSONEventData,
} from '@eventstore/db-client'
import { collected } from '../testing/nodes'
import { NodeDouble } from './node-double'

/* What a node was seen to answer where it has to be new, or killed, or made to hang: that is asked of the double alone. */

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

const event = (): JSONEventData => jsonEvent({ id: randomUUID(), type: 'Seen', data: {}, metadata: {} })

const events = (count: number): JSONEventData[] => Array.from({ length: count }, event)

const append = (stream: string, expectedRevision: AppendExpectedRevision, batch: JSONEventData[]) =>
  client.appendToStream(stream, batch, { expectedRevision, credentials: CREDENTIALS })

const stored = (stream: string) => node.log.stream(stream) ?? []

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

describe('an append with the same event ids', () => {
  const batch = events(3)

  it('after other writes followed, and after a restart, answers with the original revision', async () => {
    const answer = await append('s', NO_STREAM, batch)
    await append('s', 2n, events(4))
    await restarted()
    expect(await append('s', NO_STREAM, batch)).toEqual(answer)
    expect(stored('s')).toHaveLength(7)
  })

  it('and ANY, after a restart, is written twice', async () => {
    await append('s', ANY, batch)
    await restarted()
    await append('s', ANY, batch)
    expect(stored('s')).toHaveLength(6)
  })
})

describe('reading', () => {
  it('from exactly the end is empty', async () => {
    await append('s', NO_STREAM, events(1))
    const fromPosition = { commit: node.log.end, prepare: node.log.end }
    expect(await collected(client.readAll({ fromPosition }))).toEqual([])
  })

  it('of everything on a new node finds one system event at the first position', async () => {
    const read = await collected(client.readAll())
    expect(read.map(({ event: each }) => [each?.position.commit, each?.type.startsWith('$')])).toEqual([[0n, true]])
  })
})

describe('a subscription', () => {
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

  it('answers a classic append with code 14 and its own type while it is away', async () => {
    await node.kill()
    await expect(append('s', NO_STREAM, events(1))).rejects.toMatchObject({ code: 14, type: 'unavailable' })
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
