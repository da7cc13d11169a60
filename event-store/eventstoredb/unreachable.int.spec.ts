import { setImmediate as nextTurn } from 'node:timers/promises'
import { all, fact, facts, first, idsOf } from '../testing/log-under-test'
import { placeOf, positionOf } from '../position'
import { BEGINNING, type EventStore, type NewFact, type StoredFact, type SubscriptionNotice } from '../port'
import { fromSource, linesOf, start } from '../embedded/testing/run-from-source'
import { newDoubleLog } from './double/double-log'
import { NodeDouble } from './double/node-double'
import { openEventStoreDb, type EventStoreDbOptions } from './event-store-db'

/** A short time limit for the node, where a test waits until it has passed. */
const QUICK = { deadline: 500, patience: 1_500 }

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await nextTurn()
}

/** Waits until the node has sent what the connection and the client take without being asked, and is idle. */
const untilHeldBack = async (): Promise<void> => {
  for (let sent = -1, turns = 0; turns < 300; sent = node.eventsSent) {
    await nextTurn()
    turns = node.isHeldBack && node.eventsSent === sent ? turns + 1 : 0
  }
}

const unhandled: unknown[] = []
const remember = (reason: unknown) => unhandled.push(reason)

let log: Awaited<ReturnType<typeof newDoubleLog>>
let node: NodeDouble
let store: EventStore

beforeAll(() => process.on('unhandledRejection', remember))
afterAll(() => process.off('unhandledRejection', remember))

/** Gives each test of a block a store on a node of its own. */
const onNewNode = (options: EventStoreDbOptions = {}): void => {
  beforeEach(async () => {
    log = await newDoubleLog(options)
    node = log.node
    store = await log.open()
  })

  afterEach(async () => {
    await log.discard()
    await nextTurn()
    expect(unhandled.splice(0)).toEqual([])
  })
}

/** A fact as the adapter sends it, byte for byte as long. */
const eventLike = ({ id, type, data, metadata }: NewFact) => ({
  id,
  type,
  contentType: 'application/json',
  data: Buffer.from(JSON.stringify(data)),
  metadata: Buffer.from(JSON.stringify(metadata)),
})

const streamOnNode = (stream: string) => node.log.stream(`fullcourt-${stream}`) ?? []

describe('an append whose outcome is unknown', () => {
  onNewNode(QUICK)

  it('is repeated as it was; had it been written, it is not written again', async () => {
    node.manners.appends = 'silent-written'
    const answer = store.append('game-1', 'none', facts(3))
    await until(() => node.received.appends === 1)
    node.manners.appends = 'answered'
    await expect(answer).resolves.toMatchObject({ revision: 2 })
    expect([node.received.appends, streamOnNode('game-1').length]).toEqual([2, 3])
  })

  it('is repeated as it was; had it not been written, it is now', async () => {
    node.manners.appends = 'silent-unwritten'
    const answer = store.append('game-1', 'none', facts(3))
    await until(() => node.received.appends === 1)
    node.manners.appends = 'answered'
    await expect(answer).resolves.toMatchObject({ revision: 2 })
    expect(streamOnNode('game-1')).toHaveLength(3)
  })

  it.each(['silent-written', 'silent-unwritten'] as const)(
    'after a kill is repeated when the node is back (%s)',
    async manner => {
      node.manners.appends = manner
      const answer = store.append('game-1', 'none', facts(3))
      await until(() => node.received.appends === 1)
      node.manners.appends = 'answered'
      await node.kill()
      await node.restart()
      await expect(answer).resolves.toMatchObject({ revision: 2 })
      expect(streamOnNode('game-1')).toHaveLength(3)
    },
  )

  it('is reported as unknown when the node stays silent, within the time allowed', async () => {
    node.manners.appends = 'silent-written'
    await expect(store.append('game-1', 'none', [fact()])).rejects.toMatchObject({ kind: 'outcome-unknown' })
    expect(node.received.appends).toBeGreaterThan(1)
  })

  it('is reported as a conflict when another append has taken its place', async () => {
    node.manners.appends = 'silent-unwritten'
    const answer = store.append('game-1', 'none', [fact()])
    answer.catch(() => undefined)
    await until(() => node.received.appends === 1)
    node.manners.appends = 'answered'
    node.writeForeign('fullcourt-game-1')
    await expect(answer).rejects.toMatchObject({ kind: 'conflict', actual: 0 })
  })

  it('does not keep the store from being closed', async () => {
    node.manners.appends = 'silent-unwritten'
    const answer = store.append('game-1', 'none', [fact()])
    answer.catch(() => undefined)
    await until(() => node.received.appends === 1)
    await store.close()
    await expect(answer).rejects.toMatchObject({ kind: 'outcome-unknown' })
  })
})

describe('a node that is not there', () => {
  onNewNode(QUICK)

  it('makes an append unavailable: nothing was sent', async () => {
    await node.kill()
    await expect(store.append('game-1', 'none', [fact()])).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('takes an append when it comes back in time', async () => {
    await node.kill()
    const answer = store.append('game-1', 'none', [fact()])
    await node.restart()
    await expect(answer).resolves.toMatchObject({ revision: 0 })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['read', () => store.read('game-1')],
    ['readAll', () => all(store.readAll(BEGINNING))],
    ['head', () => store.head()],
  ])('makes %s unavailable', async (_, call) => {
    await node.kill()
    await expect(call()).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('does not disturb the appends to another node', async () => {
    const other = await newDoubleLog(QUICK)
    const otherStore = await other.open()
    node.manners.appends = 'silent-unwritten'
    const broken = store.append('game-1', 'none', [fact()])
    broken.catch(() => undefined)
    await until(() => node.received.appends === 1)
    const [outcome] = await Promise.all([otherStore.append('game-1', 'none', facts(50)), node.kill()])
    expect(outcome).toMatchObject({ revision: 49 })
    await expect(broken).rejects.toMatchObject({ kind: 'outcome-unknown' })
    await other.discard()
  })
})

describe('the cost of an append', () => {
  onNewNode()

  it.each([
    ['that begins a stream', 'none' as const],
    ['that continues one', 0],
  ])('%s is one round trip: nothing is read', async (_, expected) => {
    if (expected === 0) await store.append('game-1', 'none', [fact()])
    const before = { ...node.received }
    await store.append('game-1', expected, facts(3))
    expect(node.received).toEqual({ ...before, appends: before.appends + 1 })
  })
})

describe('a node that hangs', () => {
  onNewNode(QUICK)

  it.each<[string, () => Promise<unknown>]>([
    ['read', () => store.read('game-1')],
    ['head', () => store.head()],
  ])('makes %s unavailable', async (_, call) => {
    node.manners.reads = 'silent'
    await expect(call()).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('is subscribed to again until it accepts', async () => {
    await store.append('game-1', 'none', facts(3))
    node.manners.reads = 'silent'
    const received = first(3, store.subscribe(BEGINNING))
    await new Promise(resolve => setTimeout(resolve, QUICK.deadline))
    node.manners.reads = 'served'
    expect(await received).toHaveLength(3)
  })
})

describe.each(['denied', 'forbidden'] as const)('a node by which access is %s', access => {
  onNewNode()

  it.each<[string, () => Promise<unknown>]>([
    ['append', () => store.append('game-1', 'none', [fact()])],
    ['read', () => store.read('game-1')],
    ['subscribe', () => all(store.subscribe(BEGINNING))],
  ])('makes %s fail at once, and says where to look', async (_, call) => {
    node.manners.access = access
    await expect(call()).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('user name and password'),
    })
    expect(node.received.appends).toBeLessThanOrEqual(1)
  })
})

describe('a subscription', () => {
  onNewNode()

  /** Follows the log into a list, until the store is closed. */
  const following = (notices: SubscriptionNotice[] = []): readonly StoredFact[] => {
    const received: StoredFact[] = []
    const follow = async () => {
      for await (const page of store.subscribe(BEGINNING, undefined, notice => notices.push(notice))) received.push(...page)
    }
    follow().catch(() => undefined)
    return received
  }

  it.each<[string, () => Promise<void> | void]>([
    ['its connection is cut', () => node.wire.cut()],
    ['the node is killed and started again', () => node.kill().then(() => node.restart())],
    ['the node ends it cleanly', () => node.endSubscriptions()],
  ])('goes on behind the last fact when %s', async (_, fault) => {
    const received = following()
    const written = facts(9)
    for (const [n, each] of written.entries()) {
      await store.append('game-1', n === 0 ? 'none' : n - 1, [each])
      if (n % 3 === 2) {
        await until(() => received.length === n + 1)
        await fault()
      }
    }
    await until(() => received.length >= 9)
    expect(idsOf(received)).toEqual(idsOf(written))
  })

  it.each<[string, string, () => Promise<void> | void]>([
    ['its connection is cut', 'cannot be reached', () => node.wire.cut()],
    ['the node ends it cleanly', 'it ended the subscription', () => node.endSubscriptions()],
  ])('gives notice of the drop, with its reason, and of its return when %s', async (_, reason, fault) => {
    const notices: SubscriptionNotice[] = []
    const received = following(notices)
    await store.append('game-1', 'none', [fact()])
    await until(() => received.length === 1)
    await fault()
    await until(() => notices.length === 2)
    expect(notices).toEqual([
      { kind: 'dropped', reason: expect.objectContaining({ message: expect.stringContaining(reason) }) },
      { kind: 'resumed' },
    ])
  })

  it('gives notice of an outage once, however often the node is tried', async () => {
    const notices: SubscriptionNotice[] = []
    const received = following(notices)
    await until(() => node.openSubscriptions === 1)
    node.manners.reads = 'ended'
    node.endSubscriptions()
    await until(() => node.received.subscriptions >= 4)
    node.manners.reads = 'served'
    await store.append('game-1', 'none', [fact()])
    await until(() => received.length === 1)
    expect(notices.map(({ kind }) => kind)).toEqual(['dropped', 'resumed'])
  })

  it('gives no notice where nothing broke', async () => {
    const notices: SubscriptionNotice[] = []
    const received = following(notices)
    await store.append('game-1', 'none', [fact()])
    await until(() => received.length === 1)
    expect(notices).toEqual([])
  })

  it('loses nothing and repeats nothing when it is cut in the middle of catching up', async () => {
    for (let n = 0; n < 4; n++) node.fill(`fullcourt-game-${n}`, 500, 2)
    const received = following()
    for (const seen of [1, 700, 1_400]) {
      await until(() => received.length >= seen)
      node.wire.cut()
    }
    await until(() => received.length >= 2_000)
    expect(idsOf(received)).toEqual(node.log.events.filter(({ stream }) => stream.startsWith('fullcourt-')).map(({ id }) => id))
  })

  it('loses nothing over a connection that is silent for a while', async () => {
    const received = following()
    await store.append('game-1', 'none', facts(3))
    node.wire.stall()
    const answer = store.append('game-1', 2, facts(3))
    for (let turns = 0; turns < 300; turns++) await nextTurn()
    expect(node.received.appends).toBe(1)
    node.wire.resume()
    await answer
    await until(() => received.length >= 6)
    expect(received.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('comes in order over a slow connection', async () => {
    await store.append('game-1', 'none', facts(200))
    node.wire.slow(5)
    const received = await first(200, store.subscribe(BEGINNING))
    expect(received.map(({ revision }) => revision)).toEqual(Array.from({ length: 200 }, (_, n) => n))
  })

  it('keeps the node waiting while its consumer does: only so many facts are held', async () => {
    node.fill('fullcourt-game-1', 10_000, 500)
    const pages = store.subscribe(BEGINNING)[Symbol.asyncIterator]()
    const page = await pages.next()
    await untilHeldBack()
    expect(page.value?.length).toBeLessThanOrEqual(500)
    expect(node.eventsSent).toBeLessThan(4_000)
    await pages.return?.(undefined)
  })

  it('leaves the node when its consumer throws', async () => {
    await store.append('game-1', 'none', facts(3))
    const failing = async () => {
      for await (const page of store.subscribe(BEGINNING)) throw new Error(`cannot fold ${page.length}`)
    }
    await expect(failing()).rejects.toThrow('cannot fold')
    await until(() => node.openSubscriptions === 0)
  })

  it('ends with `Closed` while it waits for a node that is away', async () => {
    await node.kill()
    const ended = all(store.subscribe(BEGINNING))
    ended.catch(() => undefined)
    await nextTurn()
    await store.close()
    await expect(ended).rejects.toMatchObject({ kind: 'closed' })
  })
})

describe('a subscription to a log in which nothing happens', () => {
  onNewNode(QUICK)

  it('stays, longer than a node may take over one call', async () => {
    const notices: SubscriptionNotice[] = []
    const received = first(
      1,
      store.subscribe(BEGINNING, undefined, notice => notices.push(notice)),
    )
    await until(() => node.openSubscriptions === 1)
    node.manners.reads = 'silent'
    await expect(store.head()).rejects.toMatchObject({ kind: 'unavailable' })
    await store.append('game-1', 'none', [fact()])
    expect(await received).toHaveLength(1)
    expect([node.received.subscriptions, notices]).toEqual([1, []])
  })
})

describe('a connection that is dead without an error', () => {
  onNewNode()

  it('is noticed by its silence, and the subscription goes on over another', async () => {
    const notices: SubscriptionNotice[] = []
    const follower = await openEventStoreDb(`${node.url}&keepAliveInterval=200&keepAliveTimeout=200`)
    const received = first(
      1,
      follower.subscribe(BEGINNING, undefined, notice => notices.push(notice)),
    )
    await until(() => node.openSubscriptions === 1)
    node.wire.stall()
    await until(() => notices.length > 0)
    node.wire.resume()
    await store.append('game-1', 'none', [fact()])
    expect(await received).toHaveLength(1)
    await follower.close()
  })
})

describe('a node on which an older log was put back', () => {
  onNewNode()

  it.each([
    ['shorter than what was read', 0],
    ['grown as far again', 3],
    ['grown further', 9],
  ])('ends a subscription that has read more, when it is %s', async (_, grown) => {
    await store.append('game-1', 'none', facts(2))
    const kept = node.log.events.length
    const { position } = await store.append('game-1', 1, facts(3))
    const received: StoredFact[] = []
    const follow = async () => {
      for await (const page of store.subscribe(BEGINNING)) received.push(...page)
    }
    const followed = follow()
    followed.catch(() => undefined)
    await until(() => received.length === 5)
    await node.kill()
    node.log.putBack(kept)
    for (const each of facts(grown)) node.log.append('fullcourt-game-1', 'any', [eventLike(each)])
    await node.restart()
    await expect(followed).rejects.toMatchObject({ kind: 'log-diverged', position })
    expect(received).toHaveLength(5)
  })

  it('gives its own head', async () => {
    const { position } = await store.append('game-1', 'none', facts(2))
    const kept = node.log.events.length
    await store.append('game-1', 1, facts(3))
    await store.head()
    await node.restore(kept)
    expect(await store.head()).toBe(position)
  })

  it('is found out where no record starts at the position asked for', async () => {
    const { position } = await store.append('game-1', 'none', facts(2))
    await store.append('game-1', 1, facts(2))
    const between = positionOf(placeOf(position) + 1n)
    await expect(all(store.subscribe(between))).rejects.toMatchObject({ kind: 'log-diverged', position: between })
    await expect(all(store.readAll(between))).rejects.toMatchObject({ kind: 'log-diverged', position: between })
    expect(await store.factAt(between)).toBeUndefined()
  })
})

describe('a stream of which the node shows only a part', () => {
  onNewNode()

  const hide = (metadata: object) =>
    node.writeForeign('$$fullcourt-game-1', { type: '$metadata', data: Buffer.from(JSON.stringify(metadata)) })

  beforeEach(async () => void (await store.append('game-1', 'none', facts(6))))

  it.each<[string, number, () => void]>([
    ['all but the last were given up ($maxCount)', 3, () => hide({ $maxCount: 3 })],
    ['it was truncated ($tb)', 4, () => hide({ $tb: 4 })],
  ])('is refused, and named, where %s', async (_, found, cut) => {
    cut()
    await expect(store.read('game-1')).rejects.toMatchObject({ kind: 'partial-stream', stream: 'game-1', expected: 0, found })
    await expect(store.read('game-1', 1)).rejects.toMatchObject({ kind: 'partial-stream', expected: 1, found })
    expect(await store.read('game-1', found)).toHaveLength(6 - found)
  })

  it.each([0, 6])('is refused where it was deleted softly, read from %d', async from => {
    node.log.softDelete('fullcourt-game-1')
    await expect(store.read('game-1', from)).rejects.toMatchObject({ kind: 'partial-stream', expected: from, found: null })
  })

  it('is refused where it was begun again after a soft delete', async () => {
    node.log.softDelete('fullcourt-game-1')
    await expect(store.append('game-1', 'none', facts(1))).resolves.toMatchObject({ revision: 6 })
    await expect(store.read('game-1')).rejects.toMatchObject({ kind: 'partial-stream', expected: 0, found: 6 })
  })

  it('is read where its metadata hide nothing', async () => {
    hide({ $maxCount: 100 })
    expect(await store.read('game-1')).toHaveLength(6)
    expect(await store.read('game-1', 6)).toEqual([])
  })
})

describe('an event in one of our streams that is no fact', () => {
  onNewNode()

  it.each<[string, Parameters<NodeDouble['writeForeign']>[1]]>([
    ['is marked as JSON and is none', { data: Buffer.from('61–58') }],
    ['is bytes', { contentType: 'application/octet-stream', data: Buffer.from([6, 1]) }],
    ['is bytes that were written as JSON', { data: Buffer.from(JSON.stringify(Buffer.from('61–58'))) }],
    ['has no metadata', { metadata: new Uint8Array() }],
    ['has metadata that are no JSON', { metadata: Buffer.from('61–58') }],
  ])('is refused with its stream and revision where it %s', async (_, event) => {
    await store.append('game-1', 'none', facts(2))
    node.writeForeign('fullcourt-game-1', event)
    const refused = { kind: 'not-a-fact', stream: 'game-1', revision: 2 }
    await expect(store.read('game-1')).rejects.toMatchObject(refused)
    await expect(all(store.subscribe(BEGINNING))).rejects.toMatchObject(refused)
    await expect(all(store.readAll(BEGINNING))).rejects.toMatchObject(refused)
  })

  it('does not hide the head', async () => {
    await store.append('game-1', 'none', facts(2))
    node.writeForeign('fullcourt-game-1', { data: Buffer.from('61–58') })
    expect(placeOf(await store.head())).toBe(node.log.events.at(-1)?.position)
  })
})

describe('calls while the node is away', () => {
  it('may be many: the process is not warned of too many listeners', async () => {
    const away = await NodeDouble.start()
    await away.kill()
    const child = start(fromSource('../../eventstoredb/testing/append-while-away.ts', away.url))
    const { value: line } = await linesOf(child)[Symbol.asyncIterator]().next()
    expect(JSON.parse(String(line))).toEqual({ refused: 30, warnings: [] })
  })
})
