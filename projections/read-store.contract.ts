import { documentChange, EVERYTHING, listChange, settingChange } from './changes'
import { ReadStoreUnavailable, type Batch, type Change, type Checkpoint, type DocumentWrite, type ReadStore } from './read-store'

/** A read store that an adapter keeps, seen from a test. */
export type ReadStoreUnderTest = {
  /** The store, which holds nothing yet. */
  open(): Promise<ReadStore>
  /** Closes the store and opens it again, as a restart does. */
  reopen(): Promise<ReadStore>
  /** Frees all that the test used. */
  discard(): Promise<void>
}

const VERSION = 'games.v1.g1'

/** Position of the n-th fact. */
const at = (n: number): string => String(n).padStart(20, '0')

const checkpoint = (n: number): Checkpoint => ({ position: at(n), count: n, digest: `digest of ${n}` })

type Written = Partial<Omit<DocumentWrite, 'expected' | 'position'>> & { readonly expected?: number; readonly position?: number }

const document = ({ expected, position = 1, ...written }: Written = {}): DocumentWrite => ({
  version: VERSION,
  id: '1',
  body: { home: 61, away: 58 },
  places: {},
  ...written,
  expected: expected === undefined ? null : at(expected),
  position: at(position),
})

const placed = (id: string, key: string, order: string, written: Written = {}): DocumentWrite =>
  document({ id, body: { id }, places: { league: [{ key, order }] }, ...written })

/** A batch from one fact to another; 0 is before the first. */
const batch = (from: number, to: number, documents: readonly DocumentWrite[] = [], fence = 0): Batch => ({
  checkpoint: { name: 'live', fence, expected: from === 0 ? null : at(from), to: checkpoint(to) },
  documents,
})

/** What the port promises (`read-store.ts`); every adapter enrols. */
export const readStoreContract = (adapter: string, newStore: () => Promise<ReadStoreUnderTest>): void => {
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

    const idsIn = async (key: string, range: object = {}) =>
      (await store.list(VERSION, { index: 'league', key, ...range })).map(({ id }) => id)

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

    describe('documents', () => {
      it('are not there before they are written', async () => {
        expect(await store.get(VERSION, '1')).toBeUndefined()
        expect(await store.getMany(VERSION, ['1', '2'])).toEqual(new Map())
        expect(await idsIn('7')).toEqual([])
      })

      it('come back as they were written', async () => {
        const body = { name: 'Žalgiris 🏀 "A"', rows: [{ won: 1, percentage: 0.5 }, null, []], '1.$x': { ü: '' } }
        await store.write(batch(0, 3, [document({ body, position: 3 })]))
        expect(await store.get(VERSION, '1')).toEqual({ id: '1', position: at(3), body })
      })

      it('keep the order of their keys', async () => {
        await store.write(batch(0, 1, [document({ body: { z: 1, a: { y: 1, b: 2 } } })]))
        expect(JSON.stringify((await store.get(VERSION, '1'))?.body)).toBe('{"z":1,"a":{"y":1,"b":2}}')
      })

      it('may have any text as id', async () => {
        const ids = ['a/b#c=d', '$1.x', 'ü 🏀', 'A', 'a', ' ']
        await store.write(
          batch(
            0,
            1,
            ids.map(id => document({ id, body: { id } })),
          ),
        )
        const found = await store.getMany(VERSION, ids)
        expect(ids.map(id => found.get(id)?.body)).toEqual(ids.map(id => ({ id })))
      })

      it('may be large', async () => {
        const body = { text: 'x'.repeat(500_000) }
        await store.write(batch(0, 1, [document({ body })]))
        expect((await store.get(VERSION, '1'))?.body).toEqual(body)
      })

      it('are found many at once, those that exist', async () => {
        await store.write(batch(0, 1, [document({ id: '1' }), document({ id: '2' })]))
        expect([...(await store.getMany(VERSION, ['2', '3', '1', '2'])).keys()].sort()).toEqual(['1', '2'])
      })

      it('of one build are apart from those of another', async () => {
        await store.write(batch(0, 1, [document({ body: 1 }), document({ version: 'games.v1.g2', body: 2 })]))
        expect((await store.get(VERSION, '1'))?.body).toBe(1)
        expect((await store.get('games.v1.g2', '1'))?.body).toBe(2)
      })

      it('are replaced where they are at the expected position', async () => {
        await store.write(batch(0, 1, [document({ body: 'old' })]))
        await store.write(batch(1, 2, [document({ body: 'new', expected: 1, position: 2 })]))
        expect(await store.get(VERSION, '1')).toEqual({ id: '1', position: at(2), body: 'new' })
      })

      it('are written by the thousand', async () => {
        const many = Array.from({ length: 1_000 }, (_, n) => placed(String(n), 'all', String(n).padStart(4, '0')))
        expect((await store.write(batch(0, 1, many))).kind).toBe('written')
        expect(await idsIn('all')).toHaveLength(1_000)
      })
    })

    describe('a batch', () => {
      beforeEach(async () => {
        await store.write(batch(0, 1, [document({ body: 'first' })]))
      })

      const expectStored = async (body: unknown, n: number) => {
        expect((await store.get(VERSION, '1'))?.body).toEqual(body)
        expect(await store.checkpoint('live')).toEqual(checkpoint(n))
      }

      it('moves the checkpoint along, also without documents', async () => {
        expect(await store.write(batch(1, 5))).toEqual({ kind: 'written', changes: [] })
        await expectStored('first', 5)
      })

      it('is refused where a document is there already', async () => {
        expect((await store.write(batch(1, 2, [document({ body: 'again', position: 2 })]))).kind).toBe('stale')
        await expectStored('first', 1)
      })

      it('is refused where a document is at another position', async () => {
        await store.write(batch(1, 3, [document({ body: 'third', expected: 1, position: 3 })]))
        expect((await store.write(batch(3, 4, [document({ body: 'lost', expected: 1, position: 4 })]))).kind).toBe('stale')
        await expectStored('third', 3)
      })

      it('is refused where a document it expects is not there', async () => {
        expect((await store.write(batch(1, 2, [document({ id: '2', expected: 1, position: 2 })]))).kind).toBe('stale')
        expect(await store.get(VERSION, '2')).toBeUndefined()
        await expectStored('first', 1)
      })

      it('is refused where the checkpoint is at another position', async () => {
        expect((await store.write(batch(0, 2))).kind).toBe('stale')
        expect((await store.write(batch(3, 4))).kind).toBe('stale')
        await expectStored('first', 1)
      })

      it('that comes again is refused, and changes nothing', async () => {
        const second = batch(1, 2, [document({ body: 'second', expected: 1, position: 2 })])
        await store.write(second)
        expect((await store.write(second)).kind).toBe('stale')
        await expectStored('second', 2)
      })

      it('that was written without its checkpoint is repaired from what is stored now', async () => {
        const moved = document({ body: 'second', expected: 1, position: 2 })
        await store.write({ ...batch(1, 1), documents: [moved] })
        expect((await store.write(batch(1, 2, [moved]))).kind).toBe('stale')
        expect((await store.write(batch(1, 2))).kind).toBe('written')
        await expectStored('second', 2)
      })

      it('wins alone against others from the same place', async () => {
        const rivals = Array.from({ length: 8 }, (_, n) =>
          store.write(batch(1, 2, [document({ body: n, expected: 1, position: 2 })])),
        )
        const outcomes = await Promise.all(rivals)
        const winners = outcomes.flatMap(({ kind }, n) => (kind === 'written' ? [n] : []))
        expect(winners).toHaveLength(1)
        expect(await store.checkpoint('live')).toEqual(checkpoint(2))
      })

      it('that cannot be written as JSON leaves nothing, and the next one is taken', async () => {
        const documents = [document({ id: '2', position: 2 }), document({ body: 1n, expected: 1, position: 2 })]
        await expect(store.write(batch(1, 2, documents))).rejects.toBeInstanceOf(TypeError)
        expect(await store.get(VERSION, '2')).toBeUndefined()
        expect((await store.write(batch(1, 2, documents.slice(0, 1)))).kind).toBe('written')
      })

      it('of one checkpoint leaves the others alone', async () => {
        await store.write({ ...batch(1, 2), checkpoint: { name: 'other', fence: 0, expected: null, to: checkpoint(9) } })
        expect(await store.checkpoint('other')).toEqual(checkpoint(9))
        expect(await store.checkpoint('live')).toEqual(checkpoint(1))
      })
    })

    describe('a list', () => {
      beforeEach(async () => {
        await store.write(
          batch(0, 1, [
            placed('c', '7', '2018-01-02'),
            placed('b', '7', '2018-01-01'),
            placed('a', '7', '2018-01-02'),
            placed('d', '8', ''),
          ]),
        )
      })

      it('holds the documents of its key in its order, those of equal order by id', async () => {
        expect(await idsIn('7')).toEqual(['b', 'a', 'c'])
        expect(await idsIn('8')).toEqual(['d'])
      })

      it('is reversed', async () => {
        expect(await idsIn('7', { descending: true })).toEqual(['c', 'a', 'b'])
      })

      it('is cut by a limit, from either end', async () => {
        expect(await idsIn('7', { limit: 2 })).toEqual(['b', 'a'])
        expect(await idsIn('7', { limit: 1, descending: true })).toEqual(['c'])
      })

      it('is cut by places of the order, which are left out themselves', async () => {
        expect(await idsIn('7', { after: '2018-01-01' })).toEqual(['a', 'c'])
        expect(await idsIn('7', { before: '2018-01-02' })).toEqual(['b'])
        expect(await idsIn('7', { after: '2018-01-01', before: '2018-01-02' })).toEqual([])
        expect(await idsIn('8', { after: '' })).toEqual([])
      })

      it('gives the bodies along', async () => {
        expect(await store.list(VERSION, { index: 'league', key: '8' })).toEqual([
          { id: 'd', position: at(1), body: { id: 'd' } },
        ])
      })

      it('of one index is apart from that of another', async () => {
        expect(await store.list(VERSION, { index: 'team', key: '7' })).toEqual([])
      })

      it('loses a document that moves to another, and takes it in again', async () => {
        await store.write(batch(1, 2, [placed('a', '8', 'x', { expected: 1, position: 2 })]))
        expect([await idsIn('7'), await idsIn('8')]).toEqual([
          ['b', 'c'],
          ['d', 'a'],
        ])
        await store.write(batch(2, 3, [placed('a', '7', '2018-01-03', { expected: 2, position: 3 })]))
        expect([await idsIn('7'), await idsIn('8')]).toEqual([['b', 'c', 'a'], ['d']])
      })

      it('holds a document at several keys', async () => {
        const places = { league: [7, 8].map(key => ({ key: String(key), order: 'z' })) }
        await store.write(batch(1, 2, [document({ id: 'e', places, position: 2 })]))
        expect([await idsIn('7'), await idsIn('8')]).toEqual([
          ['b', 'a', 'c', 'e'],
          ['d', 'e'],
        ])
      })

      it('orders texts by their characters, whatever they hold', async () => {
        const orders = ['', '0', '10', '9', 'A', 'a', 'ä', '￿']
        const shuffled = [5, 2, 7, 0, 3, 6, 1, 4].map(n => placed(`o${n}`, 'texts', orders[n]!, { position: 2 }))
        await store.write(batch(1, 2, shuffled))
        expect(await idsIn('texts')).toEqual(orders.map((_, n) => `o${n}`))
      })
    })

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
