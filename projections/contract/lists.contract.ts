import { at, batch, document, placed, VERSION } from '../testing/read-store-under-test'
import { idsInListsOf, type OpenReadStore } from '../testing/open-read-store'

/** What a read store promises of the lists that documents are in. */
export const listsContract = (open: OpenReadStore): void => {
  const idsIn = idsInListsOf(open)

  describe('a list', () => {
    beforeEach(async () => {
      await open.store.write(
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

    it('is counted by the beginnings of its order, between places of it', async () => {
      const list = { index: 'league', key: '7' }
      expect(await open.store.tally(VERSION, list, 10)).toEqual([
        { beginning: '2018-01-01', documents: 1 },
        { beginning: '2018-01-02', documents: 2 },
      ])
      expect(await open.store.tally(VERSION, list, 7)).toEqual([{ beginning: '2018-01', documents: 3 }])
      expect(await open.store.tally(VERSION, list, 0)).toEqual([{ beginning: '', documents: 3 }])
      expect(await open.store.tally(VERSION, { ...list, after: '2018-01-01' }, 7)).toEqual([
        { beginning: '2018-01', documents: 2 },
      ])
      expect(await open.store.tally(VERSION, { ...list, before: '2018-01-01' }, 7)).toEqual([])
    })

    it('is counted as far as a limit, from either end', async () => {
      const list = { index: 'league', key: '7', limit: 2 }
      expect(await open.store.tally(VERSION, list, 10)).toEqual([
        { beginning: '2018-01-01', documents: 1 },
        { beginning: '2018-01-02', documents: 1 },
      ])
      expect(await open.store.tally(VERSION, { ...list, descending: true }, 10)).toEqual([
        { beginning: '2018-01-02', documents: 2 },
      ])
    })

    it('tells the places in it without the documents, in its order and as far as they are asked for', async () => {
      const [b, a, c] = [
        { id: 'b', order: '2018-01-01' },
        { id: 'a', order: '2018-01-02' },
        { id: 'c', order: '2018-01-02' },
      ]
      const places = (range: object = {}) => open.store.places(VERSION, { index: 'league', key: '7', ...range })
      expect(await places()).toEqual([b, a, c])
      expect(await places({ descending: true, limit: 2 })).toEqual([c, a])
      expect(await places({ descending: true, before: '2018-01-02' })).toEqual([b])
      expect(await open.store.places(VERSION, { index: 'league', key: '9' })).toEqual([])
    })

    it('gives the bodies along', async () => {
      expect(await open.store.list(VERSION, { index: 'league', key: '8' })).toEqual([
        { id: 'd', position: at(1), body: { id: 'd' } },
      ])
    })

    it('of one index is apart from that of another', async () => {
      expect(await open.store.list(VERSION, { index: 'team', key: '7' })).toEqual([])
    })

    it('loses a document that moves to another, and takes it in again', async () => {
      await open.store.write(batch(1, 2, [placed('a', '8', 'x', { expected: 1, position: 2 })]))
      expect([await idsIn('7'), await idsIn('8')]).toEqual([
        ['b', 'c'],
        ['d', 'a'],
      ])
      await open.store.write(batch(2, 3, [placed('a', '7', '2018-01-03', { expected: 2, position: 3 })]))
      expect([await idsIn('7'), await idsIn('8')]).toEqual([['b', 'c', 'a'], ['d']])
    })

    it('holds a document at the places that it has now, be they few of many that changed', async () => {
      const at = (...orders: readonly string[]) => ({ league: orders.map((order, n) => ({ key: String(n), order })) })
      const written = (n: number, places: ReturnType<typeof at>) =>
        open.store.write(batch(n - 1, n, [document({ id: 'e', places, position: n, ...(n > 2 ? { expected: n - 1 } : {}) })]))
      await written(2, at('x', 'x', 'x'))
      await written(3, at('x', 'y'))
      await written(4, at('z', 'y', 'w'))
      const orders = await Promise.all(
        ['0', '1', '2'].map(async key => (await open.store.places(VERSION, { index: 'league', key })).map(({ order }) => order)),
      )
      expect(orders).toEqual([['z'], ['y'], ['w']])
    })

    it('holds a document at several keys', async () => {
      const places = { league: [7, 8].map(key => ({ key: String(key), order: 'z' })) }
      await open.store.write(batch(1, 2, [document({ id: 'e', places, position: 2 })]))
      expect([await idsIn('7'), await idsIn('8')]).toEqual([
        ['b', 'a', 'c', 'e'],
        ['d', 'e'],
      ])
    })

    it('orders texts by their characters, whatever they hold', async () => {
      const orders = ['', '0', '10', '9', 'A', 'a', 'ä', '￿']
      const shuffled = [5, 2, 7, 0, 3, 6, 1, 4].map(n => placed(`o${n}`, 'texts', orders[n]!, { position: 2 }))
      await open.store.write(batch(1, 2, shuffled))
      expect(await idsIn('texts')).toEqual(orders.map((_, n) => `o${n}`))
    })
  })
}
