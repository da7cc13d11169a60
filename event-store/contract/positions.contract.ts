import { LogDiverged } from '../errors'
import { BEGINNING, type EventStore, type Position } from '../port'
import { placeOf, positionOf } from '../position'
import { type LogUnderTest, all, fact, facts, first } from '../testing/log-under-test'

/** What a position names, and what becomes of one that the log does not have. */
export const positionsContract = (adapter: string, newLog: () => Promise<LogUnderTest>): void => {
  describe(`${adapter} keeps the promises of the event store`, () => {
    let log: LogUnderTest
    let store: EventStore

    beforeEach(async () => {
      log = await newLog()
      store = await log.open()
    })

    afterEach(() => log.discard())

    describe('positions', () => {
      it('strictly increase, compared as text, and are 20 digits', async () => {
        for (let n = 0; n < 12; n++) await store.append(`game-${n}`, 'none', [fact()])
        const positions = (await all(store.readAll(BEGINNING))).map(({ position }) => position)
        expect(positions).toEqual([...new Set(positions)].sort())
        expect(positions.every(position => /^\d{20}$/.test(position) && position > BEGINNING)).toBe(true)
      })

      it('stay the same over a restart, and go on from there', async () => {
        await store.append('game-1', 'none', facts(3))
        const before = await all(store.readAll(BEGINNING))
        store = await log.reopen()
        expect(await all(store.readAll(BEGINNING))).toEqual(before)
        const { position } = await store.append('game-1', 2, [fact()])
        expect(position > (before.at(-1)?.position ?? '')).toBe(true)
      })

      it('are the same in a stream, in everything, and in a subscription', async () => {
        await store.append('game-1', 'none', facts(3))
        const read = await store.read('game-1')
        expect(await all(store.readAll(BEGINNING))).toEqual(read)
        expect(await first(3, store.subscribe(BEGINNING))).toEqual(read)
      })

      it('of the head is the beginning while there are no facts', async () => {
        expect(await store.head()).toBe(BEGINNING)
      })

      it('of the head is that of the last fact', async () => {
        await store.append('game-1', 'none', facts(3))
        const { position } = await store.append('game-2', 'none', facts(3))
        expect(await store.head()).toBe(position)
      })

      it('that no store gave out are refused', async () => {
        await expect(all(store.readAll('12'))).rejects.toBeInstanceOf(RangeError)
        await expect(all(store.subscribe('12'))).rejects.toBeInstanceOf(RangeError)
      })
    })

    describe('a position', () => {
      it('leads to the fact at it', async () => {
        await store.append('game-1', 'none', facts(3))
        for (const each of await store.read('game-1')) expect(await store.factAt(each.position)).toEqual(each)
      })

      it('of the beginning leads to no fact', async () => {
        await store.append('game-1', 'none', facts(3))
        expect(await store.factAt(BEGINNING)).toBeUndefined()
      })

      it.each<[string, (position: Position) => Promise<unknown>]>([
        ['subscribed to', position => all(store.subscribe(position))],
        ['read from', position => all(store.readAll(position))],
      ])('beyond the head is found to be of another log where it is %s', async (_, call) => {
        await store.append('game-1', 'none', facts(3))
        const beyond = positionOf(placeOf(await store.head()) + 1_000_000n)
        await expect(call(beyond)).rejects.toMatchObject({ kind: 'log-diverged', position: beyond })
        expect(await store.factAt(beyond)).toBeUndefined()
      })
    })

    describe('an older log that was put back', () => {
      /** A log of four facts, put back to its first two; the position of the last one that is gone. */
      const putBack = async () => {
        await store.append('game-1', 'none', facts(2))
        await log.older?.keep()
        const { position } = await store.append('game-1', 1, facts(2))
        const gone = await store.factAt(position)
        if (log.older !== undefined) store = await log.older.putBack()
        return { position, gone, isPossible: log.older !== undefined }
      }

      it('is distinguished from the one that was read by its missing fact', async () => {
        const { position, isPossible } = await putBack()
        if (!isPossible) return
        expect(await store.factAt(position)).toBeUndefined()
        await expect(all(store.subscribe(position))).rejects.toBeInstanceOf(LogDiverged)
      })

      it('is distinguished from it, when it has grown as far again, by the id of the fact', async () => {
        const { position, gone, isPossible } = await putBack()
        if (!isPossible) return
        await store.append('game-1', 1, facts(4))
        expect((await store.factAt(position))?.id).not.toBe(gone?.id)
      })
    })
  })
}
