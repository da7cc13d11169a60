import { RevisionConflict, InvalidAppend } from '../errors'
import { BEGINNING, type NewFact } from '../port'
import { all, dataOf, fact, facts, idsOf } from '../testing/log-under-test'
import type { OpenLog } from '../testing/open-log'

/** What becomes of an append that is sent again, and of appends that race. */
export const repeatedAppendsContract = (open: OpenLog): void => {
  describe('repeating an append', () => {
    it('answers as the first time and writes nothing', async () => {
      const batch = facts(3)
      const answer = await open.store.append('game-1', 'none', batch)
      expect(await open.store.append('game-1', 'none', batch)).toEqual(answer)
      expect(await open.store.read('game-1')).toHaveLength(3)
    })

    it('is recognised by exact revision too', async () => {
      await open.store.append('game-1', 'none', facts(2))
      const batch = facts(2)
      const answer = await open.store.append('game-1', 1, batch)
      expect(await open.store.append('game-1', 1, batch)).toEqual(answer)
      expect(await open.store.read('game-1')).toHaveLength(4)
    })

    it('is recognised when other facts have followed, by exact revision', async () => {
      await open.store.append('game-1', 'none', facts(2))
      const batch = facts(2)
      const answer = await open.store.append('game-1', 1, batch)
      await open.store.append('game-1', 3, facts(5))
      expect(await open.store.append('game-1', 1, batch)).toEqual(answer)
    })

    it('is recognised when the stream has grown since it was begun', async () => {
      const batch = facts(2)
      const answer = await open.store.append('game-1', 'none', batch)
      await open.store.append('game-1', 1, facts(5))
      expect(await open.store.append('game-1', 'none', batch)).toEqual(answer)
    })

    it('is recognised after a restart', async () => {
      const batch = facts(3)
      const answer = await open.store.append('game-1', 'none', batch)
      await open.reopen()
      expect(await open.store.append('game-1', 'none', batch)).toEqual(answer)
      expect(await open.store.read('game-1')).toHaveLength(3)
    })

    it('is recognised while the first is still running', async () => {
      const batch = facts(3)
      const [one, other] = await Promise.all([
        open.store.append('game-1', 'none', batch),
        open.store.append('game-1', 'none', batch),
      ])
      expect(one).toEqual(other)
      expect(await open.store.read('game-1')).toHaveLength(3)
    })

    it('with only its first facts answers with the revision of the last of them', async () => {
      const batch = facts(3)
      await open.store.append('game-1', 'none', batch)
      const [, second] = await open.store.read('game-1')
      expect(await open.store.append('game-1', 'none', batch.slice(0, 2))).toEqual({ revision: 1, position: second?.position })
    })

    it('with only its last facts, after the revision the whole was after, is a conflict', async () => {
      const batch = facts(3)
      await open.store.append('game-1', 'none', batch)
      await expect(open.store.append('game-1', 'none', batch.slice(1))).rejects.toBeInstanceOf(RevisionConflict)
    })

    it.each([
      ['last', 2, 3, 1],
      ['middle', 1, 2, 0],
    ])('with only its %s fact, after its own true predecessor, is recognised', async (_, from, to, expected) => {
      const batch = facts(3)
      await open.store.append('game-1', 'none', batch)
      expect(await open.store.append('game-1', expected, batch.slice(from, to))).toMatchObject({ revision: to - 1 })
      expect(await open.store.read('game-1')).toHaveLength(3)
    })

    it.each<[string, (batch: readonly NewFact[]) => readonly NewFact[]]>([
      ['one more fact behind', batch => [...batch, fact()]],
      ['one more fact in front', batch => [fact(), ...batch]],
      ['its facts in another order', batch => [...batch].reverse()],
      ['its second id replaced', ([one, , three]) => [one, fact(), three].filter(each => each !== undefined)],
    ])('with %s is a conflict, and writes nothing', async (_, changed) => {
      const batch = facts(3)
      await open.store.append('game-1', 'none', batch)
      await expect(open.store.append('game-1', 'none', changed(batch))).rejects.toMatchObject({ kind: 'conflict', actual: 2 })
      expect(await open.store.read('game-1')).toHaveLength(3)
    })

    it('ignores how the writes were split', async () => {
      const batch = facts(4)
      await open.store.append('game-1', 'none', batch.slice(0, 1))
      const answer = await open.store.append('game-1', 0, batch.slice(1))
      expect(await open.store.append('game-1', 'none', batch)).toEqual(answer)
      expect(await open.store.read('game-1')).toHaveLength(4)
    })

    it('with the same ids and other data keeps the old data', async () => {
      const original = fact({ home: 61, away: 58 })
      await open.store.append('game-1', 'none', [original])
      await open.store.append('game-1', 'none', [{ ...original, data: { home: 61, away: 59 } }])
      expect(dataOf(await open.store.read('game-1'))).toEqual([{ home: 61, away: 58 }])
    })

    it('ignores the case of letters in an id', async () => {
      const original = fact()
      await open.store.append('game-1', 'none', [original])
      await expect(open.store.append('game-1', 'none', [{ ...original, id: original.id.toUpperCase() }])).resolves.toMatchObject({
        revision: 0,
      })
    })

    it('with one id twice in the batch is refused', async () => {
      const doubled = fact()
      await expect(open.store.append('game-1', 'none', [doubled, fact(), doubled])).rejects.toBeInstanceOf(InvalidAppend)
      expect(await open.store.read('game-1')).toEqual([])
    })

    it('in another stream is another append: ids count per stream', async () => {
      const same = fact()
      await open.store.append('game-1', 'none', [same])
      await expect(open.store.append('game-2', 'none', [same])).resolves.toMatchObject({ revision: 0 })
      expect(idsOf(await all(open.store.readAll(BEGINNING)))).toEqual([same.id, same.id])
    })
  })

  describe('racing', () => {
    it('lets exactly one of two appends to the same revision win, and reports the conflict to the other (100 rounds)', async () => {
      await open.store.append('game-1', 'none', [fact()])
      for (let revision = 0; revision < 100; revision++) {
        const outcomes = await Promise.allSettled([
          open.store.append('game-1', revision, [fact()]),
          open.store.append('game-1', revision, [fact()]),
        ])
        const lost = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
        expect(lost).toEqual([expect.any(RevisionConflict)])
      }
      expect(await open.store.read('game-1')).toHaveLength(101)
    })

    it('lets exactly one of fifty claims of a stream win', async () => {
      const outcomes = await Promise.allSettled(facts(50).map(claim => open.store.append('slug-1', 'none', [claim])))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await open.store.read('slug-1')).toHaveLength(1)
    })

    it('lets appends to different streams all succeed, each whole and in one strict order', async () => {
      const batches = Array.from({ length: 50 }, () => facts(3))
      await Promise.all(batches.map((batch, n) => open.store.append(`game-${n}`, 'none', batch)))
      const read = await all(open.store.readAll(BEGINNING))
      expect(new Set(read.map(({ position }) => position)).size).toBe(150)
      const inThrees = read.flatMap((_, n) => (n % 3 === 0 ? [idsOf(read.slice(n, n + 3))] : []))
      expect(new Set(inThrees.map(ids => ids.join()))).toEqual(new Set(batches.map(batch => idsOf(batch).join())))
    })
  })
}
