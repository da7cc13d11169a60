import { ReadStoreUnavailable, type ReadStore } from '../read-store'
import {
  batch,
  checkpoint,
  idsIn as idsInListOf,
  placed,
  VERSION,
  type ReadStoreUnderTest,
} from '../testing/read-store-under-test'

/** What is there after a restart, and what becomes of a store that is closed. */
export const lifetimeContract = (adapter: string, newStore: () => Promise<ReadStoreUnderTest>): void => {
  describe(`${adapter} keeps the promises of the read store`, () => {
    let kept: ReadStoreUnderTest
    let store: ReadStore

    beforeEach(async () => {
      kept = await newStore()
      store = await kept.open()
    })
    afterEach(() => kept.discard())

    const idsIn = idsInListOf(() => store)

    describe('after a restart', () => {
      it('everything is there', async () => {
        await store.write(batch(0, 1, [placed('a', '7', '1')]))
        await store.changeSetting('log', undefined, { id: 'x' })
        store = await kept.reopen()
        expect((await store.get(VERSION, 'a'))?.body).toEqual({ id: 'a' })
        expect(await idsIn('7')).toEqual(['a'])
        expect(await store.checkpoint('live')).toEqual(checkpoint(1))
        expect(await store.setting('log')).toEqual({ id: 'x' })
      })

      it('documents are guarded as before', async () => {
        await store.write(batch(0, 1, [placed('a', '7', '1')]))
        store = await kept.reopen()
        expect((await store.write(batch(1, 2, [placed('a', '8', '1', { position: 2 })]))).kind).toBe('stale')
        expect((await store.write(batch(1, 2, [placed('a', '8', '1', { expected: 1, position: 2 })]))).kind).toBe('written')
        expect([await idsIn('7'), await idsIn('8')]).toEqual([[], ['a']])
      })

      it('fences go on growing', async () => {
        const earlier = await store.lease('live', 'a', 0)
        store = await kept.reopen()
        let next = await store.lease('live', 'b', 0)
        while (next === null) next = await store.lease('live', 'b', 0)
        expect(next.fence).toBeGreaterThan(earlier!.fence)
      })
    })

    it('is closed once and for all', async () => {
      await store.close()
      await store.close()
      await expect(store.get(VERSION, '1')).rejects.toBeInstanceOf(ReadStoreUnavailable)
      await expect(store.write(batch(0, 1))).rejects.toBeInstanceOf(ReadStoreUnavailable)
    })
  })
}
