import { setImmediate as nextTurn } from 'node:timers/promises'
import { Closed } from '../errors'
import { BEGINNING, type EventStore, type StoredFact } from '../port'
import { all, fact, facts, first, idsOf } from '../testing/log-under-test'
import type { OpenLog } from '../testing/open-log'

/** Resolves when the work at hand has long begun to wait. */
const afterTurns = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await nextTurn()
}

/** What a subscription brings, and what closing ends. */
export const subscribingContract = (open: OpenLog): void => {
  describe('subscribing', () => {
    it('brings the past, then what comes', async () => {
      await open.store.append('game-1', 'none', facts(3))
      const received = first(5, open.store.subscribe(BEGINNING))
      await open.store.append('game-1', 2, [fact()])
      await open.store.append('game-2', 'none', [fact()])
      expect(idsOf(await received)).toEqual(idsOf(await all(open.store.readAll(BEGINNING))))
    })

    it('has no gap and no duplicate where past and present meet, while a writer runs', async () => {
      await open.store.append('game-1', 'none', facts(1_500))
      const received = first(2_000, open.store.subscribe(BEGINNING))
      for (let n = 0; n < 500; n += 10)
        await Promise.all(facts(10).map((each, k) => open.store.append(`game-${n + k + 2}`, 'none', [each])))
      expect(idsOf(await received)).toEqual(idsOf(await all(open.store.readAll(BEGINNING))))
    })

    it('begins after the position asked for', async () => {
      await open.store.append('game-1', 'none', facts(3))
      const [one] = await open.store.read('game-1')
      const received = await first(2, open.store.subscribe(one?.position ?? ''))
      expect(received.map(({ revision }) => revision)).toEqual([1, 2])
    })

    it('from the head brings only what is new', async () => {
      const { position } = await open.store.append('game-1', 'none', facts(3))
      const received = first(1, open.store.subscribe(position))
      const coming = fact()
      await open.store.append('game-1', 2, [coming])
      expect(idsOf(await received)).toEqual([coming.id])
    })

    it('waits on an empty log', async () => {
      const received = first(1, open.store.subscribe(BEGINNING))
      const coming = fact()
      await open.store.append('game-1', 'none', [coming])
      expect(idsOf(await received)).toEqual([coming.id])
    })

    it('serves several at once, each from its own position', async () => {
      await open.store.append('game-1', 'none', facts(3))
      const [, second] = await open.store.read('game-1')
      const received = Promise.all([
        first(4, open.store.subscribe(BEGINNING)),
        first(2, open.store.subscribe(second?.position ?? '')),
      ])
      await open.store.append('game-1', 2, [fact()])
      expect((await received).map(each => each.map(({ revision }) => revision))).toEqual([
        [0, 1, 2, 3],
        [2, 3],
      ])
    })

    it('waits for a slow consumer, and nothing is lost or out of order', async () => {
      const received: StoredFact[] = []
      const consume = async () => {
        for await (const page of open.store.subscribe(BEGINNING)) {
          for (const each of page) {
            received.push(each)
            await nextTurn()
          }
          if (received.length >= 10_000) return
        }
      }
      const consumed = consume()
      for (let n = 0; n < 100; n++) await open.store.append(`game-${n}`, 'none', facts(100))
      await consumed
      expect(idsOf(received)).toEqual(idsOf(await all(open.store.readAll(BEGINNING))))
    })

    it('ends when the signal is given, while it waits', async () => {
      const stop = new AbortController()
      await open.store.append('game-1', 'none', facts(3))
      const received: StoredFact[] = []
      for await (const page of open.store.subscribe(BEGINNING, stop.signal)) {
        received.push(...page)
        if (received.length === 3) void afterTurns(50).then(() => stop.abort())
      }
      expect(received).toHaveLength(3)
    })

    it('brings nothing when the signal was given before', async () => {
      await open.store.append('game-1', 'none', facts(3))
      expect(await all(open.store.subscribe(BEGINNING, AbortSignal.abort()))).toEqual([])
    })

    it('is stopped by a consumer that throws, with that error', async () => {
      await open.store.append('game-1', 'none', facts(3))
      const failing = async () => {
        for await (const page of open.store.subscribe(BEGINNING)) throw new Error(`cannot fold ${page.length}`)
      }
      await expect(failing()).rejects.toThrow('cannot fold')
      await expect(open.store.append('game-1', 2, [fact()])).resolves.toMatchObject({ revision: 3 })
    })
  })

  describe('closing', () => {
    it('waits for the appends that are running', async () => {
      const running = Promise.all(facts(20).map((each, n) => open.store.append(`game-${n}`, 'none', [each])))
      await open.store.close()
      await expect(running).resolves.toHaveLength(20)
      await open.reopen()
      expect(await all(open.store.readAll(BEGINNING))).toHaveLength(20)
    })

    it('ends subscriptions with `Closed`', async () => {
      const received = all(open.store.subscribe(BEGINNING))
      received.catch(() => undefined)
      await nextTurn()
      await open.store.close()
      await expect(received).rejects.toBeInstanceOf(Closed)
    })

    it('twice does no harm', async () => {
      await Promise.all([open.store.close(), open.store.close()])
      await expect(open.store.close()).resolves.toBeUndefined()
    })

    it.each<[string, (closed: EventStore) => Promise<unknown>]>([
      ['append', closed => closed.append('game-1', 'none', [fact()])],
      ['read', closed => closed.read('game-1')],
      ['readAll', closed => all(closed.readAll(BEGINNING))],
      ['subscribe', closed => all(closed.subscribe(BEGINNING))],
      ['factAt', closed => closed.factAt(BEGINNING)],
      ['head', closed => closed.head()],
    ])('makes %s fail with `Closed`', async (_, call) => {
      await open.store.close()
      await expect(call(open.store)).rejects.toBeInstanceOf(Closed)
    })
  })
}
