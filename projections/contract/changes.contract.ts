import { documentChange, EVERYTHING, leaseChange, listChange, settingChange } from '../changes'
import { follow, type Followed } from '../testing/follow'
import { at, batch, document, placed, VERSION } from '../testing/read-store-under-test'
import type { OpenReadStore } from '../testing/open-read-store'

/** What a follower of a read store receives of what is written. */
export const changesContract = (open: OpenReadStore): void => {
  describe('changes', () => {
    const followers: Followed[] = []

    afterEach(() => {
      for (const follower of followers.splice(0)) follower.stop()
    })

    /** Everything that is received from now on. */
    const followed = () => {
      const follower = follow(signal => open.store.changes(signal))
      followers.push(follower)
      return follower
    }

    it('name the documents and the lists they are in', async () => {
      const outcome = await open.store.write(batch(0, 1, [placed('a', '7', '1'), document({ id: 'b' })]))
      expect(outcome).toEqual({
        kind: 'written',
        changes: expect.arrayContaining([
          documentChange(VERSION, 'a'),
          documentChange(VERSION, 'b'),
          listChange(VERSION, 'league', '7'),
        ]),
      })
    })

    it('name a list that a document left, entered, or changed in', async () => {
      await open.store.write(batch(0, 1, [placed('a', '7', '1')]))
      const changed = async (n: number, key: string) => {
        const outcome = await open.store.write(
          batch(n - 1, n, [placed('a', key, '1', { body: n, expected: n - 1, position: n })]),
        )
        return outcome.kind === 'written' ? outcome.changes.filter(line => line.includes('#')).sort() : outcome
      }
      expect(await changed(2, '8')).toEqual([listChange(VERSION, 'league', '7'), listChange(VERSION, 'league', '8')])
      expect(await changed(3, '8')).toEqual([listChange(VERSION, 'league', '8')])
    })

    it('are published before the writer is answered', async () => {
      const { received } = followed()
      await open.store.write(batch(0, 1, [document()]))
      expect(received).toContain(documentChange(VERSION, '1'))
    })

    it('are received in order, from when one subscribed', async () => {
      await open.store.write(batch(0, 1, [document({ id: 'before' })]))
      const { received } = followed()
      await open.store.write(batch(1, 2, [document({ id: 'a' })]))
      await open.store.write(batch(2, 3, [document({ id: 'b' })]))
      expect(received.filter(line => line.startsWith(VERSION))).toEqual([
        documentChange(VERSION, 'a'),
        documentChange(VERSION, 'b'),
      ])
    })

    it('are received by every subscriber', async () => {
      const both = [followed(), followed()]
      await open.store.write(batch(0, 1, [document()]))
      for (const { received } of both) expect(received).toContain(documentChange(VERSION, '1'))
    })

    it('report a checkpoint that moved', async () => {
      const { received } = followed()
      await open.store.write(batch(0, 4))
      expect(received).toEqual([`@live=${at(4)}:4`])
    })

    it('report a setting that changed, before the changer is answered', async () => {
      const { received } = followed()
      await open.store.changeSetting('versions', undefined, { standings: 1 })
      expect(received).toEqual([settingChange('versions')])
    })

    it('report a lease that was given up, by its holder alone', async () => {
      const { received } = followed()
      await open.store.lease('live', 'a', 60_000)
      await open.store.release('live', 'b')
      expect(received).toEqual([])
      await open.store.release('live', 'a')
      expect(received).toEqual([leaseChange('live')])
    })

    it('report nothing of what was refused', async () => {
      const { received } = followed()
      await open.store.write(batch(1, 2, [document()]))
      await open.store.changeSetting('versions', 'something', 1)
      expect(received).toEqual([])
    })

    it('wait for one who is busy', async () => {
      const follower = new AbortController()
      const lines = open.store.changes(follower.signal)[Symbol.asyncIterator]()
      for (const n of [1, 2, 3]) await open.store.write(batch(n - 1, n))
      const received = [await lines.next(), await lines.next(), await lines.next()].flatMap(({ value }) => value)
      expect(received).toEqual([1, 2, 3].map(n => `@live=${at(n)}:${n}`))
      follower.abort()
    })

    it('end by the signal', async () => {
      const { ended, stop } = followed()
      stop()
      await ended
    })

    it('end when the store is closed', async () => {
      const { ended } = followed()
      await open.store.close()
      await ended
    })

    it('are not lost, and none is reported as lost', async () => {
      const { received } = followed()
      const ids = Array.from({ length: 50 }, (_, n) => String(n))
      for (const [n, id] of ids.entries()) await open.store.write(batch(n, n + 1, [document({ id, position: n + 1 })]))
      expect(received).not.toContain(EVERYTHING)
      expect(received.filter(line => line.startsWith(VERSION))).toEqual(ids.map(id => documentChange(VERSION, id)))
    })
  })
}
