import { BEGINNING, type Json } from '../port'
import { all, dataOf, fact, facts, idsOf } from '../testing/log-under-test'
import type { OpenLog } from '../testing/open-log'

/** What reading a stream and reading everything promise. */
export const readingContract = (open: OpenLog): void => {
  describe('reading a stream', () => {
    it('gives its facts as they were written, in order', async () => {
      const [one, two] = [fact({ home: 61 }), fact({ home: 62 }, 'ScoreCorrected')]
      await open.store.append('game-1', 'none', [one])
      await open.store.append('game-2', 'none', [fact()])
      await open.store.append('game-1', 0, [two])
      expect(await open.store.read('game-1')).toEqual([
        { ...one, stream: 'game-1', revision: 0, position: expect.any(String) },
        { ...two, stream: 'game-1', revision: 1, position: expect.any(String) },
      ])
    })

    it('begins with the revision asked for', async () => {
      const batch = facts(5)
      await open.store.append('game-1', 'none', batch)
      expect(idsOf(await open.store.read('game-1', 3))).toEqual(idsOf(batch.slice(3)))
    })

    it('gives nothing past the end', async () => {
      await open.store.append('game-1', 'none', facts(2))
      expect(await open.store.read('game-1', 2)).toEqual([])
    })

    it('gives nothing of a stream that does not exist', async () => {
      expect(await open.store.read('game-1')).toEqual([])
    })

    it.each([-1, 0.5])('refuses to begin with %d, which is no revision', async from => {
      await expect(open.store.read('game-1', from)).rejects.toBeInstanceOf(RangeError)
    })

    it('gives a stream of several thousand facts whole', async () => {
      const batch = facts(3_000)
      await open.store.append('game-1', 'none', batch)
      expect(idsOf(await open.store.read('game-1'))).toEqual(idsOf(batch))
    })

    it.each<[string, Json]>([
      ['an empty object', {}],
      ['an empty list', []],
      ['null', null],
      ['a text', '61–58'],
      ['a number', -0.25],
      ['true', true],
      ['false', false],
      ['zero', 0],
      ['an empty text', ''],
      ['nested values', { line: { PTS: 12, AST: null }, lines: [[], [{}]] }],
      ['text of all kinds', 'Čačić 🏀 "quoted" \\ \u0000 \u2028 \ud83d'],
      ['a large integer as text', '9007199254740993'],
      ['a date as text', '2026-11-21T10:00:00.000Z'],
      ['keys that objects know', { constructor: 1, toString: 2 }],
    ])('gives back %s as data and as metadata', async (_, value) => {
      await open.store.append('game-1', 'none', [{ ...fact(), data: value, metadata: value }])
      const [read] = await open.store.read('game-1')
      expect([read?.data, read?.metadata]).toEqual([value, value])
    })

    it('distinguishes streams whose names differ in case or in signs', async () => {
      const names = ['slug-a', 'slug-A', 'slug-ä', 'slug-a ', "slug-'", 'slug-"', 'slug-%', 'slug-a-b']
      for (const name of names) await open.store.append(name, 'none', [fact({ name })])
      for (const name of names) expect(dataOf(await open.store.read(name))).toEqual([{ name }])
    })
  })

  describe('reading everything', () => {
    it('gives all facts of all streams in the order in which they were written', async () => {
      const written = facts(20)
      for (const [n, each] of written.entries())
        await open.store.append(`game-${n % 4}`, n < 4 ? 'none' : Math.floor(n / 4) - 1, [each])
      expect(idsOf(await all(open.store.readAll(BEGINNING)))).toEqual(idsOf(written))
    })

    it('gives nothing of an empty log', async () => {
      expect(await all(open.store.readAll(BEGINNING))).toEqual([])
    })

    it('begins after the position asked for', async () => {
      const written = facts(5)
      await open.store.append('game-1', 'none', written)
      const [, second] = await open.store.read('game-1')
      expect(idsOf(await all(open.store.readAll(second?.position ?? '')))).toEqual(idsOf(written.slice(2)))
    })

    it('gives nothing after the last fact', async () => {
      const { position } = await open.store.append('game-1', 'none', facts(2))
      expect(await all(open.store.readAll(position))).toEqual([])
    })

    it('ends at the head as it was at the call', async () => {
      await open.store.append('game-1', 'none', facts(3))
      let read = 0
      for await (const page of open.store.readAll(BEGINNING)) {
        if (read === 0) await open.store.append('game-2', 'none', [fact()])
        read += page.length
      }
      expect(read).toBe(3)
    })

    it('comes in pages that are never empty', async () => {
      for (let n = 0; n < 3; n++) await open.store.append(`game-${n}`, 'none', facts(1_000))
      const sizes: number[] = []
      for await (const page of open.store.readAll(BEGINNING)) sizes.push(page.length)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(3_000)
      expect(Math.min(...sizes)).toBeGreaterThan(0)
      expect(sizes.length).toBeGreaterThan(1)
    })

    it('can be left early', async () => {
      await open.store.append('game-1', 'none', facts(3_000))
      for await (const _ of open.store.readAll(BEGINNING)) break
      expect(await open.store.read('game-1', 2_999)).toHaveLength(1)
    })
  })
}
