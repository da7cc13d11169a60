import { at, batch, checkpoint, document, placed, VERSION } from '../testing/read-store-under-test'
import { idsInListsOf, type OpenReadStore } from '../testing/open-read-store'

/** What a read store promises of documents and of the batches that write them. */
export const documentsContract = (open: OpenReadStore): void => {
  const idsIn = idsInListsOf(open)

  describe('documents', () => {
    it('are not there before they are written', async () => {
      expect(await open.store.get(VERSION, '1')).toBeUndefined()
      expect(await open.store.getMany(VERSION, ['1', '2'])).toEqual(new Map())
      expect(await idsIn('7')).toEqual([])
    })

    it('come back as they were written', async () => {
      const body = { name: 'Žalgiris 🏀 "A"', rows: [{ won: 1, percentage: 0.5 }, null, []], '1.$x': { ü: '' } }
      await open.store.write(batch(0, 3, [document({ body, position: 3 })]))
      expect(await open.store.get(VERSION, '1')).toEqual({ id: '1', position: at(3), body })
    })

    it('keep the order of their keys', async () => {
      await open.store.write(batch(0, 1, [document({ body: { z: 1, a: { y: 1, b: 2 } } })]))
      expect(JSON.stringify((await open.store.get(VERSION, '1'))?.body)).toBe('{"z":1,"a":{"y":1,"b":2}}')
    })

    it('may have any text as id', async () => {
      const ids = ['a/b#c=d', '$1.x', 'ü 🏀', 'A', 'a', ' ']
      await open.store.write(
        batch(
          0,
          1,
          ids.map(id => document({ id, body: { id } })),
        ),
      )
      const found = await open.store.getMany(VERSION, ids)
      expect(ids.map(id => found.get(id)?.body)).toEqual(ids.map(id => ({ id })))
    })

    it('may be large', async () => {
      const body = { text: 'x'.repeat(500_000) }
      await open.store.write(batch(0, 1, [document({ body })]))
      expect((await open.store.get(VERSION, '1'))?.body).toEqual(body)
    })

    it('are found many at once, those that exist', async () => {
      await open.store.write(batch(0, 1, [document({ id: '1' }), document({ id: '2' })]))
      expect([...(await open.store.getMany(VERSION, ['2', '3', '1', '2'])).keys()].sort()).toEqual(['1', '2'])
    })

    it('of one build are apart from those of another', async () => {
      await open.store.write(batch(0, 1, [document({ body: 1 }), document({ version: 'games.v1.g2', body: 2 })]))
      expect((await open.store.get(VERSION, '1'))?.body).toBe(1)
      expect((await open.store.get('games.v1.g2', '1'))?.body).toBe(2)
    })

    it('are replaced where they are at the expected position', async () => {
      await open.store.write(batch(0, 1, [document({ body: 'old' })]))
      await open.store.write(batch(1, 2, [document({ body: 'new', expected: 1, position: 2 })]))
      expect(await open.store.get(VERSION, '1')).toEqual({ id: '1', position: at(2), body: 'new' })
    })

    it('are read with their places', async () => {
      await open.store.write(batch(0, 1, [placed('1', '7', 'b', { body: { n: 1 } }), document({ id: '2' })]))
      const found = await open.store.getPlaced(VERSION, ['1', '2', '3'])
      expect(found.get('1')).toEqual({ id: '1', position: at(1), body: { n: 1 }, places: { league: [{ key: '7', order: 'b' }] } })
      expect([...found.keys()].sort()).toEqual(['1', '2'])
      expect(Object.values(found.get('2')?.places ?? {}).flat()).toEqual([])
    })

    it('are named page by page, those of one build alone', async () => {
      const ids = ['b', 'a', '10', '9', 'ü']
      await open.store.write(batch(0, 1, [...ids.map(id => document({ id })), document({ id: 'other', version: 'games.v1.g2' })]))
      const first = await open.store.ids(VERSION, null, 3)
      const rest = await open.store.ids(VERSION, first.at(-1) ?? null, 3)
      expect([first.length, rest.length]).toEqual([3, 2])
      expect([...first, ...rest].sort()).toEqual(ids.toSorted())
      expect(await open.store.ids('games.v1.g9', null, 3)).toEqual([])
    })

    it('are taken out where they are at the expected position, with their places', async () => {
      await open.store.write(batch(0, 1, [placed('1', '7', 'a'), placed('2', '7', 'b')]))
      const remove = (expected: number) =>
        open.store.write({ ...batch(1, 1), removed: [{ version: VERSION, id: '1', expected: at(expected) }] })
      expect(await remove(2)).toEqual({ kind: 'stale' })
      expect(await idsIn('7')).toEqual(['1', '2'])
      expect(await remove(1)).toEqual({
        kind: 'written',
        changes: expect.arrayContaining([`${VERSION}/1`, `${VERSION}#league=7`]) as unknown,
      })
      expect([await open.store.get(VERSION, '1'), await idsIn('7')]).toEqual([undefined, ['2']])
      expect(await remove(1)).toEqual({ kind: 'stale' })
      await open.store.write(batch(1, 2, [placed('1', '7', 'c', { position: 2 })]))
      expect(await idsIn('7')).toEqual(['2', '1'])
    })

    it('are written by the thousand', async () => {
      const many = Array.from({ length: 1_000 }, (_, n) => placed(String(n), 'all', String(n).padStart(4, '0')))
      expect((await open.store.write(batch(0, 1, many))).kind).toBe('written')
      expect(await idsIn('all')).toHaveLength(1_000)
    })
  })

  describe('a batch', () => {
    beforeEach(async () => {
      await open.store.write(batch(0, 1, [document({ body: 'first' })]))
    })

    const expectStored = async (body: unknown, n: number) => {
      expect((await open.store.get(VERSION, '1'))?.body).toEqual(body)
      expect(await open.store.checkpoint('live')).toEqual(checkpoint(n))
    }

    it('moves the checkpoint along, also without documents', async () => {
      expect(await open.store.write(batch(1, 5))).toEqual({ kind: 'written', changes: [] })
      await expectStored('first', 5)
    })

    it('is refused where a document is there already', async () => {
      expect((await open.store.write(batch(1, 2, [document({ body: 'again', position: 2 })]))).kind).toBe('stale')
      await expectStored('first', 1)
    })

    it('is refused where a document is at another position', async () => {
      await open.store.write(batch(1, 3, [document({ body: 'third', expected: 1, position: 3 })]))
      expect((await open.store.write(batch(3, 4, [document({ body: 'lost', expected: 1, position: 4 })]))).kind).toBe('stale')
      await expectStored('third', 3)
    })

    it('is refused where a document it expects is not there', async () => {
      expect((await open.store.write(batch(1, 2, [document({ id: '2', expected: 1, position: 2 })]))).kind).toBe('stale')
      expect(await open.store.get(VERSION, '2')).toBeUndefined()
      await expectStored('first', 1)
    })

    it('is refused where the checkpoint is at another position', async () => {
      expect((await open.store.write(batch(0, 2))).kind).toBe('stale')
      expect((await open.store.write(batch(3, 4))).kind).toBe('stale')
      await expectStored('first', 1)
    })

    it('that comes again is refused, and changes nothing', async () => {
      const second = batch(1, 2, [document({ body: 'second', expected: 1, position: 2 })])
      await open.store.write(second)
      expect((await open.store.write(second)).kind).toBe('stale')
      await expectStored('second', 2)
    })

    it('that was written without its checkpoint is repaired from what is stored now', async () => {
      const moved = document({ body: 'second', expected: 1, position: 2 })
      await open.store.write({ ...batch(1, 1), documents: [moved] })
      expect((await open.store.write(batch(1, 2, [moved]))).kind).toBe('stale')
      expect((await open.store.write(batch(1, 2))).kind).toBe('written')
      await expectStored('second', 2)
    })

    it('wins alone against others from the same place', async () => {
      const rivals = Array.from({ length: 8 }, (_, n) =>
        open.store.write(batch(1, 2, [document({ body: n, expected: 1, position: 2 })])),
      )
      const outcomes = await Promise.all(rivals)
      const winners = outcomes.flatMap(({ kind }, n) => (kind === 'written' ? [n] : []))
      expect(winners).toHaveLength(1)
      expect(await open.store.checkpoint('live')).toEqual(checkpoint(2))
    })

    it('that cannot be written as JSON leaves nothing, and the next one is taken', async () => {
      const documents = [document({ id: '2', position: 2 }), document({ body: 1n, expected: 1, position: 2 })]
      await expect(open.store.write(batch(1, 2, documents))).rejects.toBeInstanceOf(TypeError)
      expect(await open.store.get(VERSION, '2')).toBeUndefined()
      expect((await open.store.write(batch(1, 2, documents.slice(0, 1)))).kind).toBe('written')
    })

    it('of one checkpoint leaves the others alone', async () => {
      await open.store.write({ ...batch(1, 2), checkpoint: { name: 'other', fence: 0, expected: null, to: checkpoint(9) } })
      expect(await open.store.checkpoint('other')).toEqual(checkpoint(9))
      expect(await open.store.checkpoint('live')).toEqual(checkpoint(1))
    })
  })
}
