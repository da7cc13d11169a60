import type { ReadStore } from '../read-store'
import {
  batch,
  checkpoint,
  document,
  idsIn as idsInListOf,
  placed,
  VERSION,
  type ReadStoreUnderTest,
} from '../testing/read-store-under-test'

/** What a read store promises of settings, of leases, and of what is discarded. */
export const settingsContract = (adapter: string, newStore: () => Promise<ReadStoreUnderTest>): void => {
  describe(`${adapter} keeps the promises of the read store`, () => {
    let kept: ReadStoreUnderTest
    let store: ReadStore

    beforeEach(async () => {
      kept = await newStore()
      store = await kept.open()
    })
    afterEach(() => kept.discard())

    const idsIn = idsInListOf(() => store)

    describe('settings', () => {
      it('are not there before they are set', async () => {
        expect(await store.setting('log')).toBeUndefined()
      })

      it('are set, changed and taken away by a caller who knows their present value', async () => {
        expect(await store.changeSetting('log', undefined, { id: 'a', of: [1, null] })).toBe(true)
        expect(await store.changeSetting('log', { id: 'a', of: [1, null] }, 'b')).toBe(true)
        expect(await store.setting('log')).toBe('b')
        expect(await store.changeSetting('log', 'b', undefined)).toBe(true)
        expect(await store.setting('log')).toBeUndefined()
      })

      it('stay where the caller expects another value', async () => {
        await store.changeSetting('log', undefined, 'a')
        expect(await store.changeSetting('log', undefined, 'b')).toBe(false)
        expect(await store.changeSetting('log', 'c', 'b')).toBe(false)
        expect(await store.changeSetting('other', 'c', 'b')).toBe(false)
        expect(await store.setting('log')).toBe('a')
      })

      it('are changed by one alone of many at once', async () => {
        const rivals = Array.from({ length: 8 }, (_, n) => store.changeSetting('log', undefined, n))
        const winners = (await Promise.all(rivals)).flatMap((won, n) => (won ? [n] : []))
        expect(winners).toEqual([await store.setting('log')])
      })
    })

    describe('what is discarded', () => {
      it('is gone with its lists and checkpoints, and nothing else is', async () => {
        await store.write(batch(0, 1, [placed('a', '7', '1'), placed('b', '7', '2', { version: 'games.v1.g2' })]))
        await store.write({ ...batch(0, 1), checkpoint: { name: 'other', fence: 0, expected: null, to: checkpoint(1) } })
        await store.discard([VERSION], ['live'])
        expect([await store.get(VERSION, 'a'), await idsIn('7'), await store.checkpoint('live')]).toEqual([
          undefined,
          [],
          undefined,
        ])
        expect(await store.list('games.v1.g2', { index: 'league', key: '7' })).toHaveLength(1)
        expect(await store.checkpoint('other')).toEqual(checkpoint(1))
      })

      it('may be much', async () => {
        const many = Array.from({ length: 900 }, (_, n) => placed(String(n), 'all', ''))
        await store.write(batch(0, 1, many))
        await store.discard([VERSION], [])
        expect([(await store.getMany(VERSION, ['0', '450', '899'])).size, await idsIn('all')]).toEqual([0, []])
      })

      it('can be written anew', async () => {
        await store.write(batch(0, 1, [placed('a', '7', '1')]))
        await store.discard([VERSION], ['live'])
        expect((await store.write(batch(0, 1, [placed('a', '7', '1')]))).kind).toBe('written')
        expect(await idsIn('7')).toEqual(['a'])
      })

      it('need not have been there', async () => {
        await store.discard(['never.v1.g1'], ['never'])
      })
    })

    describe('a lease', () => {
      const HOUR = 3_600_000

      it('is held by one alone', async () => {
        expect(await store.lease('live', 'a', HOUR)).toMatchObject({ fence: expect.any(Number) })
        expect(await store.lease('live', 'b', HOUR)).toBeNull()
      })

      it('goes to one alone of many at once', async () => {
        const rivals = Array.from({ length: 8 }, (_, n) => store.lease('live', String(n), HOUR))
        expect((await Promise.all(rivals)).filter(lease => lease !== null)).toHaveLength(1)
      })

      it('of one name does not hinder another', async () => {
        await store.lease('live', 'a', HOUR)
        expect(await store.lease('other', 'b', HOUR)).not.toBeNull()
      })

      it('is renewed with the same fence', async () => {
        const lease = await store.lease('live', 'a', HOUR)
        expect((await store.lease('live', 'a', HOUR))?.fence).toBe(lease?.fence)
      })

      it('goes over when it is given up, with a newer fence', async () => {
        const lease = await store.lease('live', 'a', HOUR)
        await store.release('live', 'a')
        expect((await store.lease('live', 'b', HOUR))?.fence).toBeGreaterThan(lease!.fence)
      })

      it('goes over when it ran out, with a newer fence', async () => {
        const lease = await store.lease('live', 'a', 0)
        let next = await store.lease('live', 'b', HOUR)
        while (next === null) next = await store.lease('live', 'b', HOUR)
        expect(next.fence).toBeGreaterThan(lease!.fence)
      })

      it('is not given up by somebody else', async () => {
        await store.lease('live', 'a', HOUR)
        await store.release('live', 'b')
        expect(await store.lease('live', 'b', HOUR)).toBeNull()
      })

      it('lets its holder write', async () => {
        const lease = await store.lease('live', 'a', HOUR)
        expect((await store.write(batch(0, 1, [document()], lease!.fence))).kind).toBe('written')
      })

      it('refuses the checkpoint of an earlier holder', async () => {
        const earlier = await store.lease('live', 'a', HOUR)
        await store.release('live', 'a')
        await store.lease('live', 'b', HOUR)
        expect((await store.write(batch(0, 1, [document()], earlier!.fence))).kind).toBe('stale')
        expect(await store.checkpoint('live')).toBeUndefined()
      })
    })
  })
}
