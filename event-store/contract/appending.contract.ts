import { LARGEST_APPEND } from '../checked-append'
import { InvalidAppend, TooLarge } from '../errors'
import type { NewFact } from '../port'
import { fact, facts } from '../testing/log-under-test'
import type { OpenLog } from '../testing/open-log'

/** A fact whose data and metadata have so many bytes of JSON. */
const factOfBytes = (bytes: number): NewFact => ({ ...fact(), metadata: null, data: 'x'.repeat(bytes - '""null'.length) })

/** What appending to a stream promises. */
export const appendingContract = (open: OpenLog): void => {
  describe('appending', () => {
    it('begins a stream at revision 0 and answers with revision and position of the last fact', async () => {
      const answer = await open.store.append('game-1', 'none', facts(3))
      expect(answer.revision).toBe(2)
      expect(answer.position).toBe((await open.store.read('game-1')).at(-1)?.position)
    })

    it('refuses to begin a stream that holds facts, and names its revision', async () => {
      await open.store.append('game-1', 'none', facts(7))
      await expect(open.store.append('game-1', 'none', [fact()])).rejects.toMatchObject({
        kind: 'conflict',
        stream: 'game-1',
        expected: 'none',
        actual: 6,
      })
    })

    it('continues a stream after exactly the expected revision, without a gap', async () => {
      await open.store.append('game-1', 'none', facts(2))
      expect((await open.store.append('game-1', 1, facts(2))).revision).toBe(3)
      expect((await open.store.read('game-1')).map(({ revision }) => revision)).toEqual([0, 1, 2, 3])
    })

    it('refuses a revision that was passed', async () => {
      await open.store.append('game-1', 'none', facts(7))
      await expect(open.store.append('game-1', 2, [fact()])).rejects.toMatchObject({ kind: 'conflict', expected: 2, actual: 6 })
    })

    it('refuses a revision that is not reached yet', async () => {
      await open.store.append('game-1', 'none', facts(7))
      await expect(open.store.append('game-1', 99, [fact()])).rejects.toMatchObject({ kind: 'conflict', expected: 99, actual: 6 })
    })

    it.each([0, 5])('refuses revision %d of a stream that does not exist, and says that it is empty', async expected => {
      await expect(open.store.append('game-1', expected, [fact()])).rejects.toMatchObject({
        kind: 'conflict',
        expected,
        actual: 'none',
      })
    })

    it('writes nothing of an append that is in conflict', async () => {
      await open.store.append('game-1', 'none', facts(2))
      await open.store.append('game-1', 'none', facts(3)).catch(() => undefined)
      expect(await open.store.read('game-1')).toHaveLength(2)
    })

    it('writes all facts of an append or none: one that is invalid keeps the others out', async () => {
      await expect(open.store.append('game-1', 'none', [fact(), { ...fact(), type: '' }])).rejects.toBeInstanceOf(InvalidAppend)
      expect(await open.store.read('game-1')).toEqual([])
    })

    it('writes all facts of an append or none: one that is too large keeps the others out', async () => {
      await expect(open.store.append('game-1', 'none', [fact(), factOfBytes(LARGEST_APPEND)])).rejects.toBeInstanceOf(TooLarge)
      expect(await open.store.read('game-1')).toEqual([])
    })

    it('refuses an append without facts', async () => {
      await expect(open.store.append('game-1', 'none', [])).rejects.toBeInstanceOf(InvalidAppend)
      expect(await open.store.read('game-1')).toEqual([])
    })

    it('refuses an id that is no UUID', async () => {
      await expect(open.store.append('game-1', 'none', [{ ...fact(), id: '61-58' }])).rejects.toBeInstanceOf(InvalidAppend)
    })

    it('refuses a type that begins like those of system events', async () => {
      await expect(open.store.append('game-1', 'none', [fact({}, '$metadata')])).rejects.toBeInstanceOf(InvalidAppend)
    })

    it.each([-1, 0.5])('refuses %d, which is no revision', async expected => {
      await expect(open.store.append('game-1', expected, [fact()])).rejects.toBeInstanceOf(InvalidAppend)
    })

    it('takes the largest append', async () => {
      const half = LARGEST_APPEND / 2
      await open.store.append('game-1', 'none', [factOfBytes(half), factOfBytes(half)])
      expect(await open.store.read('game-1')).toHaveLength(2)
    })

    it('refuses one byte more as too large, and other appends go on', async () => {
      await expect(open.store.append('game-1', 'none', [factOfBytes(LARGEST_APPEND + 1)])).rejects.toBeInstanceOf(TooLarge)
      await expect(open.store.append('game-1', 'none', [fact()])).resolves.toMatchObject({ revision: 0 })
    })

    it('counts bytes, not characters', async () => {
      const umlauts = { ...fact(), data: 'ü'.repeat(LARGEST_APPEND / 2) }
      await expect(open.store.append('game-1', 'none', [umlauts])).rejects.toBeInstanceOf(TooLarge)
    })
  })
}
