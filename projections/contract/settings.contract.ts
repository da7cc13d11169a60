import { batch, checkpoint, document, placed, VERSION } from '../testing/read-store-under-test'
import { idsInListsOf, type OpenReadStore } from '../testing/open-read-store'

/** What a read store promises of settings, of leases, and of what is discarded. */
export const settingsContract = (open: OpenReadStore): void => {
  const idsIn = idsInListsOf(open)

  describe('settings', () => {
    it('are not there before they are set', async () => {
      expect(await open.store.setting('log')).toBeUndefined()
    })

    it('are set, changed and taken away by a caller who knows their present value', async () => {
      expect(await open.store.changeSetting('log', undefined, { id: 'a', of: [1, null] })).toBe(true)
      expect(await open.store.changeSetting('log', { id: 'a', of: [1, null] }, 'b')).toBe(true)
      expect(await open.store.setting('log')).toBe('b')
      expect(await open.store.changeSetting('log', 'b', undefined)).toBe(true)
      expect(await open.store.setting('log')).toBeUndefined()
    })

    it('stay where the caller expects another value', async () => {
      await open.store.changeSetting('log', undefined, 'a')
      expect(await open.store.changeSetting('log', undefined, 'b')).toBe(false)
      expect(await open.store.changeSetting('log', 'c', 'b')).toBe(false)
      expect(await open.store.changeSetting('other', 'c', 'b')).toBe(false)
      expect(await open.store.setting('log')).toBe('a')
    })

    it('are changed by one alone of many at once', async () => {
      const rivals = Array.from({ length: 8 }, (_, n) => open.store.changeSetting('log', undefined, n))
      const winners = (await Promise.all(rivals)).flatMap((won, n) => (won ? [n] : []))
      expect(winners).toEqual([await open.store.setting('log')])
    })
  })

  describe('what is discarded', () => {
    it('is gone with its lists and checkpoints, and nothing else is', async () => {
      await open.store.write(batch(0, 1, [placed('a', '7', '1'), placed('b', '7', '2', { version: 'games.v1.g2' })]))
      await open.store.write({ ...batch(0, 1), checkpoint: { name: 'other', fence: 0, expected: null, to: checkpoint(1) } })
      await open.store.discard([VERSION], ['live'])
      expect([await open.store.get(VERSION, 'a'), await idsIn('7'), await open.store.checkpoint('live')]).toEqual([
        undefined,
        [],
        undefined,
      ])
      expect(await open.store.list('games.v1.g2', { index: 'league', key: '7' })).toHaveLength(1)
      expect(await open.store.checkpoint('other')).toEqual(checkpoint(1))
    })

    it('may be much', async () => {
      const many = Array.from({ length: 900 }, (_, n) => placed(String(n), 'all', ''))
      await open.store.write(batch(0, 1, many))
      await open.store.discard([VERSION], [])
      expect([(await open.store.getMany(VERSION, ['0', '450', '899'])).size, await idsIn('all')]).toEqual([0, []])
    })

    it('can be written anew', async () => {
      await open.store.write(batch(0, 1, [placed('a', '7', '1')]))
      await open.store.discard([VERSION], ['live'])
      expect((await open.store.write(batch(0, 1, [placed('a', '7', '1')]))).kind).toBe('written')
      expect(await idsIn('7')).toEqual(['a'])
    })

    it('need not have been there', async () => {
      await open.store.discard(['never.v1.g1'], ['never'])
    })
  })

  describe('a lease', () => {
    const HOUR = 3_600_000

    it('is held by one alone', async () => {
      expect(await open.store.lease('live', 'a', HOUR)).toMatchObject({ fence: expect.any(Number) })
      expect(await open.store.lease('live', 'b', HOUR)).toBeNull()
    })

    it('goes to one alone of many at once', async () => {
      const rivals = Array.from({ length: 8 }, (_, n) => open.store.lease('live', String(n), HOUR))
      expect((await Promise.all(rivals)).filter(lease => lease !== null)).toHaveLength(1)
    })

    it('of one name does not hinder another', async () => {
      await open.store.lease('live', 'a', HOUR)
      expect(await open.store.lease('other', 'b', HOUR)).not.toBeNull()
    })

    it('is renewed with the same fence', async () => {
      const lease = await open.store.lease('live', 'a', HOUR)
      expect((await open.store.lease('live', 'a', HOUR))?.fence).toBe(lease?.fence)
    })

    it('that ran out is renewed with the same fence where nobody took it', async () => {
      const lease = await open.store.lease('live', 'a', 0)
      expect((await open.store.lease('live', 'a', HOUR))?.fence).toBe(lease?.fence)
    })

    it('goes over when it is given up, with a newer fence', async () => {
      const lease = await open.store.lease('live', 'a', HOUR)
      await open.store.release('live', 'a')
      expect((await open.store.lease('live', 'b', HOUR))?.fence).toBeGreaterThan(lease!.fence)
    })

    it('goes over when it ran out, with a newer fence', async () => {
      const lease = await open.store.lease('live', 'a', 0)
      let next = await open.store.lease('live', 'b', HOUR)
      while (next === null) next = await open.store.lease('live', 'b', HOUR)
      expect(next.fence).toBeGreaterThan(lease!.fence)
    })

    it('is not given up by somebody else', async () => {
      await open.store.lease('live', 'a', HOUR)
      await open.store.release('live', 'b')
      expect(await open.store.lease('live', 'b', HOUR)).toBeNull()
    })

    it('lets its holder write', async () => {
      const lease = await open.store.lease('live', 'a', HOUR)
      expect((await open.store.write(batch(0, 1, [document()], lease!.fence))).kind).toBe('written')
    })

    it('refuses the checkpoint of an earlier holder', async () => {
      const earlier = await open.store.lease('live', 'a', HOUR)
      await open.store.release('live', 'a')
      await open.store.lease('live', 'b', HOUR)
      expect((await open.store.write(batch(0, 1, [document()], earlier!.fence))).kind).toBe('stale')
      expect(await open.store.checkpoint('live')).toBeUndefined()
    })
  })
}
