import { documentChange, EVERYTHING, listChange, settingChange } from '../changes'
import type { Change, ReadStore } from '../read-store'
import { at, batch, document, placed, VERSION, type ReadStoreUnderTest } from '../testing/read-store-under-test'

/** What a follower of a read store receives of what is written. */
export const changesContract = (adapter: string, newStore: () => Promise<ReadStoreUnderTest>): void => {
  describe(`${adapter} keeps the promises of the read store`, () => {
    let kept: ReadStoreUnderTest
    let store: ReadStore
    const following = new Set<AbortController>()

    beforeEach(async () => {
      kept = await newStore()
      store = await kept.open()
    })
    afterEach(async () => {
      for (const follower of following) follower.abort()
      following.clear()
      await kept.discard()
    })

    /** Everything that is received from now on. */
    const listen = () => {
      const ear = new AbortController()
      following.add(ear)
      const heard: Change[] = []
      const waiting: (() => void)[] = []
      const listening = (async () => {
        for await (const lines of store.changes(ear.signal)) {
          heard.push(...lines)
          for (const look of waiting.splice(0)) look()
        }
      })()
      const untilHeard = async (line: Change) => {
        while (!heard.includes(line)) await new Promise<void>(resolve => waiting.push(resolve))
      }
      return { heard, untilHeard, listening, stop: () => ear.abort() }
    }

    describe('changes', () => {
      it('name the documents and the lists they are in', async () => {
        const outcome = await store.write(batch(0, 1, [placed('a', '7', '1'), document({ id: 'b' })]))
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
        await store.write(batch(0, 1, [placed('a', '7', '1')]))
        const changed = async (n: number, key: string) => {
          const outcome = await store.write(batch(n - 1, n, [placed('a', key, '1', { body: n, expected: n - 1, position: n })]))
          return outcome.kind === 'written' ? outcome.changes.filter(line => line.includes('#')).sort() : outcome
        }
        expect(await changed(2, '8')).toEqual([listChange(VERSION, 'league', '7'), listChange(VERSION, 'league', '8')])
        expect(await changed(3, '8')).toEqual([listChange(VERSION, 'league', '8')])
      })

      it('are published before the writer is answered', async () => {
        const { heard } = listen()
        await store.write(batch(0, 1, [document()]))
        expect(heard).toContain(documentChange(VERSION, '1'))
      })

      it('are received in order, from when one subscribed', async () => {
        await store.write(batch(0, 1, [document({ id: 'before' })]))
        const { heard } = listen()
        await store.write(batch(1, 2, [document({ id: 'a' })]))
        await store.write(batch(2, 3, [document({ id: 'b' })]))
        expect(heard.filter(line => line.startsWith(VERSION))).toEqual([
          documentChange(VERSION, 'a'),
          documentChange(VERSION, 'b'),
        ])
      })

      it('are received by every subscriber', async () => {
        const ears = [listen(), listen()]
        await store.write(batch(0, 1, [document()]))
        for (const { heard } of ears) expect(heard).toContain(documentChange(VERSION, '1'))
      })

      it('report a checkpoint that moved', async () => {
        const { heard } = listen()
        await store.write(batch(0, 4))
        expect(heard).toEqual([`@live=${at(4)}:4`])
      })

      it('report a setting that changed, before the changer is answered', async () => {
        const { heard } = listen()
        await store.changeSetting('versions', undefined, { standings: 1 })
        expect(heard).toEqual([settingChange('versions')])
      })

      it('report nothing of what was refused', async () => {
        const { heard } = listen()
        await store.write(batch(1, 2, [document()]))
        await store.changeSetting('versions', 'something', 1)
        expect(heard).toEqual([])
      })

      it('wait for one who is busy', async () => {
        const ear = new AbortController()
        following.add(ear)
        const lines = store.changes(ear.signal)[Symbol.asyncIterator]()
        for (const n of [1, 2, 3]) await store.write(batch(n - 1, n))
        const heard = [await lines.next(), await lines.next(), await lines.next()].flatMap(({ value }) => value)
        expect(heard).toEqual([1, 2, 3].map(n => `@live=${at(n)}:${n}`))
      })

      it('end by the signal', async () => {
        const { listening, stop } = listen()
        stop()
        await listening
      })

      it('end when the store is closed', async () => {
        const { listening } = listen()
        await store.close()
        await listening
      })

      it('are not lost, and none is reported as lost', async () => {
        const { heard } = listen()
        const ids = Array.from({ length: 50 }, (_, n) => String(n))
        for (const [n, id] of ids.entries()) await store.write(batch(n, n + 1, [document({ id, position: n + 1 })]))
        expect(heard).not.toContain(EVERYTHING)
        expect(heard.filter(line => line.startsWith(VERSION))).toEqual(ids.map(id => documentChange(VERSION, id)))
      })
    })
  })
}
