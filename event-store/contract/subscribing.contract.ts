import { setImmediate as nextTurn } from 'node:timers/promises'
import { Closed } from '../errors'
import { BEGINNING, type EventStore, type StoredFact } from '../port'
import { type LogUnderTest, all, fact, facts, first, idsOf } from '../testing/log-under-test'

/** Resolves when the work at hand has long begun to wait. */
const afterTurns = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await nextTurn()
}

/** What a subscription brings, and what closing ends. */
export const subscribingContract = (adapter: string, newLog: () => Promise<LogUnderTest>): void => {
  describe(`${adapter} keeps the promises of the event store`, () => {
    let log: LogUnderTest
    let store: EventStore

    beforeEach(async () => {
      log = await newLog()
      store = await log.open()
    })

    afterEach(() => log.discard())

    describe('subscribing', () => {
      it('brings the past, then what comes', async () => {
        await store.append('game-1', 'none', facts(3))
        const received = first(5, store.subscribe(BEGINNING))
        await store.append('game-1', 2, [fact()])
        await store.append('game-2', 'none', [fact()])
        expect(idsOf(await received)).toEqual(idsOf(await all(store.readAll(BEGINNING))))
      })

      it('has no gap and no duplicate where past and present meet, while a writer runs', async () => {
        await store.append('game-1', 'none', facts(1_500))
        const received = first(2_000, store.subscribe(BEGINNING))
        for (let n = 0; n < 500; n += 10)
          await Promise.all(facts(10).map((each, k) => store.append(`game-${n + k + 2}`, 'none', [each])))
        expect(idsOf(await received)).toEqual(idsOf(await all(store.readAll(BEGINNING))))
      })

      it('begins after the position asked for', async () => {
        await store.append('game-1', 'none', facts(3))
        const [one] = await store.read('game-1')
        const received = await first(2, store.subscribe(one?.position ?? ''))
        expect(received.map(({ revision }) => revision)).toEqual([1, 2])
      })

      it('from the head brings only what is new', async () => {
        const { position } = await store.append('game-1', 'none', facts(3))
        const received = first(1, store.subscribe(position))
        const coming = fact()
        await store.append('game-1', 2, [coming])
        expect(idsOf(await received)).toEqual([coming.id])
      })

      it('waits on an empty log', async () => {
        const received = first(1, store.subscribe(BEGINNING))
        const coming = fact()
        await store.append('game-1', 'none', [coming])
        expect(idsOf(await received)).toEqual([coming.id])
      })

      it('serves several at once, each from its own position', async () => {
        await store.append('game-1', 'none', facts(3))
        const [, second] = await store.read('game-1')
        const received = Promise.all([first(4, store.subscribe(BEGINNING)), first(2, store.subscribe(second?.position ?? ''))])
        await store.append('game-1', 2, [fact()])
        expect((await received).map(each => each.map(({ revision }) => revision))).toEqual([
          [0, 1, 2, 3],
          [2, 3],
        ])
      })

      it('waits for a slow consumer, and nothing is lost or out of order', async () => {
        const received: StoredFact[] = []
        const consume = async () => {
          for await (const page of store.subscribe(BEGINNING)) {
            for (const each of page) {
              received.push(each)
              await nextTurn()
            }
            if (received.length >= 10_000) return
          }
        }
        const consumed = consume()
        for (let n = 0; n < 100; n++) await store.append(`game-${n}`, 'none', facts(100))
        await consumed
        expect(idsOf(received)).toEqual(idsOf(await all(store.readAll(BEGINNING))))
      })

      it('ends when the signal is given, while it waits', async () => {
        const stop = new AbortController()
        await store.append('game-1', 'none', facts(3))
        const received: StoredFact[] = []
        for await (const page of store.subscribe(BEGINNING, stop.signal)) {
          received.push(...page)
          if (received.length === 3) void afterTurns(50).then(() => stop.abort())
        }
        expect(received).toHaveLength(3)
      })

      it('brings nothing when the signal was given before', async () => {
        await store.append('game-1', 'none', facts(3))
        expect(await all(store.subscribe(BEGINNING, AbortSignal.abort()))).toEqual([])
      })

      it('is stopped by a consumer that throws, with that error', async () => {
        await store.append('game-1', 'none', facts(3))
        const failing = async () => {
          for await (const page of store.subscribe(BEGINNING)) throw new Error(`cannot fold ${page.length}`)
        }
        await expect(failing()).rejects.toThrow('cannot fold')
        await expect(store.append('game-1', 2, [fact()])).resolves.toMatchObject({ revision: 3 })
      })
    })

    describe('closing', () => {
      it('waits for the appends that are running', async () => {
        const running = Promise.all(facts(20).map((each, n) => store.append(`game-${n}`, 'none', [each])))
        await store.close()
        await expect(running).resolves.toHaveLength(20)
        store = await log.reopen()
        expect(await all(store.readAll(BEGINNING))).toHaveLength(20)
      })

      it('ends subscriptions with `Closed`', async () => {
        const received = all(store.subscribe(BEGINNING))
        received.catch(() => undefined)
        await nextTurn()
        await store.close()
        await expect(received).rejects.toBeInstanceOf(Closed)
      })

      it('twice does no harm', async () => {
        await Promise.all([store.close(), store.close()])
        await expect(store.close()).resolves.toBeUndefined()
      })

      it.each<[string, (closed: EventStore) => Promise<unknown>]>([
        ['append', closed => closed.append('game-1', 'none', [fact()])],
        ['read', closed => closed.read('game-1')],
        ['readAll', closed => all(closed.readAll(BEGINNING))],
        ['subscribe', closed => all(closed.subscribe(BEGINNING))],
        ['factAt', closed => closed.factAt(BEGINNING)],
        ['head', closed => closed.head()],
      ])('makes %s fail with `Closed`', async (_, call) => {
        await store.close()
        await expect(call(store)).rejects.toBeInstanceOf(Closed)
      })
    })
  })
}
