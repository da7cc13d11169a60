import { ReadStoreUnavailable } from '../read-store'
import { batch, checkpoint, placed, VERSION } from '../testing/read-store-under-test'
import { idsInListsOf, type OpenReadStore } from '../testing/open-read-store'

/** What is there after a restart, and what becomes of a store that is closed. */
export const lifetimeContract = (open: OpenReadStore): void => {
  const idsIn = idsInListsOf(open)

  describe('after a restart', () => {
    it('everything is there', async () => {
      await open.store.write(batch(0, 1, [placed('a', '7', '1')]))
      await open.store.changeSetting('log', undefined, { id: 'x' })
      await open.reopen()
      expect((await open.store.get(VERSION, 'a'))?.body).toEqual({ id: 'a' })
      expect(await idsIn('7')).toEqual(['a'])
      expect(await open.store.checkpoint('live')).toEqual(checkpoint(1))
      expect(await open.store.setting('log')).toEqual({ id: 'x' })
    })

    it('documents are guarded as before', async () => {
      await open.store.write(batch(0, 1, [placed('a', '7', '1')]))
      await open.reopen()
      expect((await open.store.write(batch(1, 2, [placed('a', '8', '1', { position: 2 })]))).kind).toBe('stale')
      expect((await open.store.write(batch(1, 2, [placed('a', '8', '1', { expected: 1, position: 2 })]))).kind).toBe('written')
      expect([await idsIn('7'), await idsIn('8')]).toEqual([[], ['a']])
    })

    it('fences go on growing', async () => {
      const earlier = await open.store.lease('live', 'a', 0)
      await open.reopen()
      let next = await open.store.lease('live', 'b', 0)
      while (next === null) next = await open.store.lease('live', 'b', 0)
      expect(next.fence).toBeGreaterThan(earlier!.fence)
    })
  })

  it('is closed once and for all', async () => {
    await open.store.close()
    await open.store.close()
    await expect(open.store.get(VERSION, '1')).rejects.toBeInstanceOf(ReadStoreUnavailable)
    await expect(open.store.write(batch(0, 1))).rejects.toBeInstanceOf(ReadStoreUnavailable)
  })
}
