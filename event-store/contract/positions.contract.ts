import { BEGINNING, type Position } from '../port'
import { placeOf, positionOf } from '../position'
import { all, fact, facts, first } from '../testing/log-under-test'
import type { OpenLog } from '../testing/open-log'

/** What a position names, and what becomes of one that the log does not have. */
export const positionsContract = (open: OpenLog): void => {
  describe('positions', () => {
    it('strictly increase, compared as text, and are 20 digits', async () => {
      for (let n = 0; n < 12; n++) await open.store.append(`game-${n}`, 'none', [fact()])
      const positions = (await all(open.store.readAll(BEGINNING))).map(({ position }) => position)
      expect(positions).toEqual([...new Set(positions)].sort())
      expect(positions.every(position => /^\d{20}$/.test(position) && position > BEGINNING)).toBe(true)
    })

    it('stay the same over a restart, and go on from there', async () => {
      await open.store.append('game-1', 'none', facts(3))
      const before = await all(open.store.readAll(BEGINNING))
      await open.reopen()
      expect(await all(open.store.readAll(BEGINNING))).toEqual(before)
      const { position } = await open.store.append('game-1', 2, [fact()])
      expect(position > (before.at(-1)?.position ?? '')).toBe(true)
    })

    it('are the same in a stream, in everything, and in a subscription', async () => {
      await open.store.append('game-1', 'none', facts(3))
      const read = await open.store.read('game-1')
      expect(await all(open.store.readAll(BEGINNING))).toEqual(read)
      expect(await first(3, open.store.subscribe(BEGINNING))).toEqual(read)
    })

    it('of the head is the beginning while there are no facts', async () => {
      expect(await open.store.head()).toBe(BEGINNING)
    })

    it('of the head is that of the last fact', async () => {
      await open.store.append('game-1', 'none', facts(3))
      const { position } = await open.store.append('game-2', 'none', facts(3))
      expect(await open.store.head()).toBe(position)
    })

    it('that no store gave out are refused', async () => {
      await expect(all(open.store.readAll('12'))).rejects.toBeInstanceOf(RangeError)
      await expect(all(open.store.subscribe('12'))).rejects.toBeInstanceOf(RangeError)
    })
  })

  describe('a position', () => {
    it('leads to the fact at it', async () => {
      await open.store.append('game-1', 'none', facts(3))
      for (const each of await open.store.read('game-1')) expect(await open.store.factAt(each.position)).toEqual(each)
    })

    it('of the beginning leads to no fact', async () => {
      await open.store.append('game-1', 'none', facts(3))
      expect(await open.store.factAt(BEGINNING)).toBeUndefined()
    })

    it.each<[string, (position: Position) => Promise<unknown>]>([
      ['subscribed to', position => all(open.store.subscribe(position))],
      ['read from', position => all(open.store.readAll(position))],
    ])('beyond the head is found to be of another log where it is %s', async (_, call) => {
      await open.store.append('game-1', 'none', facts(3))
      const beyond = positionOf(placeOf(await open.store.head()) + 1_000_000n)
      await expect(call(beyond)).rejects.toMatchObject({ kind: 'log-diverged', position: beyond })
      expect(await open.store.factAt(beyond)).toBeUndefined()
    })
  })
}
