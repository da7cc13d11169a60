import { setImmediate as nextTurn } from 'node:timers/promises'
import { all, fact, facts, first, idsOf } from '../testing/log-under-test'
import { until } from '../testing/until'
import { BEGINNING, type StoredFact, type SubscriptionNotice } from '../port'
import type { NodeDouble } from './double/node-double'
import { openEventStoreDb } from './event-store-db'
import { QUICK, storeOnDouble } from './testing/store-on-double'

/** Waits until the node has sent what the connection and the client take without being asked, and is idle. */
const untilHeldBack = async (node: NodeDouble): Promise<void> => {
  for (let sent = -1, turns = 0; turns < 300; sent = node.eventsSent) {
    await nextTurn()
    turns = node.isHeldBack && node.eventsSent === sent ? turns + 1 : 0
  }
}

describe('a subscription', () => {
  const on = storeOnDouble()

  /** Follows the log into a list, until the store is closed. */
  const following = (notices: SubscriptionNotice[] = []): readonly StoredFact[] => {
    const received: StoredFact[] = []
    const follow = async () => {
      for await (const page of on.store.subscribe(BEGINNING, undefined, notice => notices.push(notice))) received.push(...page)
    }
    follow().catch(() => undefined)
    return received
  }

  it.each<[string, () => Promise<void> | void]>([
    ['its connection is cut', () => on.node.wire.cut()],
    ['the node is killed and started again', () => on.node.kill().then(() => on.node.restart())],
    ['the node ends it cleanly', () => on.node.endSubscriptions()],
  ])('goes on behind the last fact when %s', async (_, fault) => {
    const received = following()
    const written = facts(9)
    for (const [n, each] of written.entries()) {
      await on.store.append('game-1', n === 0 ? 'none' : n - 1, [each])
      if (n % 3 === 2) {
        await until(() => received.length === n + 1)
        await fault()
      }
    }
    await until(() => received.length >= 9)
    expect(idsOf(received)).toEqual(idsOf(written))
  })

  it.each<[string, string, () => Promise<void> | void]>([
    ['its connection is cut', 'cannot be reached', () => on.node.wire.cut()],
    ['the node ends it cleanly', 'it ended the subscription', () => on.node.endSubscriptions()],
  ])('gives notice of the drop, with its reason, and of its return when %s', async (_, reason, fault) => {
    const notices: SubscriptionNotice[] = []
    const received = following(notices)
    await on.store.append('game-1', 'none', [fact()])
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
    await until(() => on.node.openSubscriptions === 1)
    on.node.manners.reads = 'ended'
    on.node.endSubscriptions()
    await until(() => on.node.received.subscriptions >= 4)
    on.node.manners.reads = 'served'
    await on.store.append('game-1', 'none', [fact()])
    await until(() => received.length === 1)
    expect(notices.map(({ kind }) => kind)).toEqual(['dropped', 'resumed'])
  })

  it('gives no notice where nothing broke', async () => {
    const notices: SubscriptionNotice[] = []
    const received = following(notices)
    await on.store.append('game-1', 'none', [fact()])
    await until(() => received.length === 1)
    expect(notices).toEqual([])
  })

  it('loses nothing and repeats nothing when it is cut in the middle of catching up', async () => {
    for (let n = 0; n < 4; n++) on.node.fill(`fullcourt-game-${n}`, 500, 2)
    const received = following()
    for (const seen of [1, 700, 1_400]) {
      await until(() => received.length >= seen)
      on.node.wire.cut()
    }
    await until(() => received.length >= 2_000)
    expect(idsOf(received)).toEqual(
      on.node.log.events.filter(({ stream }) => stream.startsWith('fullcourt-')).map(({ id }) => id),
    )
  })

  it('loses nothing over a connection that is silent for a while', async () => {
    const received = following()
    await on.store.append('game-1', 'none', facts(3))
    on.node.wire.stall()
    const answer = on.store.append('game-1', 2, facts(3))
    for (let turns = 0; turns < 300; turns++) await nextTurn()
    expect(on.node.received.appends).toBe(1)
    on.node.wire.resume()
    await answer
    await until(() => received.length >= 6)
    expect(received.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('comes in order over a slow connection', async () => {
    await on.store.append('game-1', 'none', facts(200))
    on.node.wire.slow(5)
    const received = await first(200, on.store.subscribe(BEGINNING))
    expect(received.map(({ revision }) => revision)).toEqual(Array.from({ length: 200 }, (_, n) => n))
  })

  it('keeps the node waiting while its consumer does: only so many facts are held', async () => {
    on.node.fill('fullcourt-game-1', 10_000, 500)
    const pages = on.store.subscribe(BEGINNING)[Symbol.asyncIterator]()
    const page = await pages.next()
    await untilHeldBack(on.node)
    expect(page.value?.length).toBeLessThanOrEqual(500)
    expect(on.node.eventsSent).toBeLessThan(4_000)
    await pages.return?.(undefined)
  })

  it('leaves the node when its consumer throws', async () => {
    await on.store.append('game-1', 'none', facts(3))
    const failing = async () => {
      for await (const page of on.store.subscribe(BEGINNING)) throw new Error(`cannot fold ${page.length}`)
    }
    await expect(failing()).rejects.toThrow('cannot fold')
    await until(() => on.node.openSubscriptions === 0)
  })

  it('ends with `Closed` while it waits for a node that is away', async () => {
    await on.node.kill()
    const ended = all(on.store.subscribe(BEGINNING))
    ended.catch(() => undefined)
    await nextTurn()
    await on.store.close()
    await expect(ended).rejects.toMatchObject({ kind: 'closed' })
  })
})

describe('a subscription to a log in which nothing happens', () => {
  const on = storeOnDouble(QUICK)

  it('stays, longer than a node may take over one call', async () => {
    const notices: SubscriptionNotice[] = []
    const received = first(
      1,
      on.store.subscribe(BEGINNING, undefined, notice => notices.push(notice)),
    )
    await until(() => on.node.openSubscriptions === 1)
    on.node.manners.reads = 'silent'
    await expect(on.store.head()).rejects.toMatchObject({ kind: 'unavailable' })
    await on.store.append('game-1', 'none', [fact()])
    expect(await received).toHaveLength(1)
    expect([on.node.received.subscriptions, notices]).toEqual([1, []])
  })
})

describe('a connection that is dead without an error', () => {
  const on = storeOnDouble()

  it('is noticed by its silence, and the subscription goes on over another', async () => {
    const notices: SubscriptionNotice[] = []
    const follower = await openEventStoreDb(`${on.node.url}&keepAliveInterval=200&keepAliveTimeout=200`)
    const received = first(
      1,
      follower.subscribe(BEGINNING, undefined, notice => notices.push(notice)),
    )
    await until(() => on.node.openSubscriptions === 1)
    on.node.wire.stall()
    await until(() => notices.length > 0)
    on.node.wire.resume()
    await on.store.append('game-1', 'none', [fact()])
    expect(await received).toHaveLength(1)
    await follower.close()
  })
})
