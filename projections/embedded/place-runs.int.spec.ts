import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DocumentWrite, ListRange, ReadStore } from '../read-store'
import { at, batch, document, VERSION } from '../testing/read-store-under-test'
import { openEmbeddedReadStore } from './embedded-read-store'

/** Enough for several rows of a list. */
const MANY = 500

let folder: string
let store: ReadStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-runs-'))
  store = await openEmbeddedReadStore(folder)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

/** A document of the n-th fact, in the list of all, of the even or odd ones, and in one of a few, by its own position. */
const entry = (n: number, written: Partial<DocumentWrite> = {}): DocumentWrite => {
  const keys = ['all', n % 2 === 0 ? 'even' : 'odd', `hundred ${Math.floor(n / 100)}`]
  const places = { about: keys.map(key => ({ key, order: at(n) })) }
  return { ...document({ id: at(n), body: { n }, places, position: n }), ...written }
}

const entries = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => entry(from + n))

const numbersIn = async (key: string, range: Partial<ListRange> = {}): Promise<readonly number[]> => {
  const list = { index: 'about', key, ...range }
  const [documents, places] = [await store.list(VERSION, list), await store.places(VERSION, list)]
  expect(places).toEqual(documents.map(({ id }) => ({ id, order: id })))
  return documents.map(({ body }) => (body as { readonly n: number }).n)
}

const numbers = (from: number, to: number, step = 1) => {
  const found: number[] = []
  for (let n = from; step > 0 ? n <= to : n >= to; n += step) found.push(n)
  return found
}

describe('Documents that are added together at the end of their lists', () => {
  beforeEach(async () => {
    await store.write(batch(0, MANY, entries(1, MANY)))
  })

  it('are there in their order, from either end, between places, and as far as a limit', async () => {
    expect(await numbersIn('all')).toEqual(numbers(1, MANY))
    expect(await numbersIn('odd')).toEqual(numbers(1, MANY, 2))
    expect(await numbersIn('all', { descending: true, limit: 200 })).toEqual(numbers(MANY, MANY - 199, -1))
    expect(await numbersIn('all', { after: at(150), before: at(320) })).toEqual(numbers(151, 319))
    expect(await numbersIn('all', { after: at(150), before: at(320), descending: true, limit: 3 })).toEqual([319, 318, 317])
    expect(await numbersIn('all', { after: at(150), limit: 2 })).toEqual([151, 152])
    expect(await numbersIn('hundred 1', { before: at(100) })).toEqual([])
    expect(await numbersIn('none')).toEqual([])
  })

  it('are counted by the beginnings of their order', async () => {
    const beginnings = await store.tally(
      VERSION,
      { index: 'about', key: 'all', after: at(198), before: at(303) },
      at(0).length - 2,
    )
    expect(beginnings.map(({ documents }) => documents)).toEqual([1, 100, 3])
  })

  it('are followed by others, one by one and many, also after a restart', async () => {
    await store.write(batch(MANY, MANY + 1, entries(MANY + 1, MANY + 1)))
    await store.close()
    store = await openEmbeddedReadStore(folder)
    await store.write(batch(MANY + 1, 2 * MANY, entries(MANY + 2, 2 * MANY)))
    expect(await numbersIn('all')).toEqual(numbers(1, 2 * MANY))
    expect(await numbersIn('even', { after: at(MANY - 3), limit: 4 })).toEqual([MANY - 2, MANY, MANY + 2, MANY + 4])
  })

  it('leave the list one by one, move in it, and others come between them', async () => {
    const between = document({
      id: 'x',
      body: { n: 0 },
      places: { about: [{ key: 'all', order: `${at(250)}x` }] },
      position: 501,
    })
    const moved = entry(300, { expected: at(300), position: at(502), places: { about: [{ key: 'all', order: `${at(9)}x` }] } })
    const removed = [{ version: VERSION, id: at(251), expected: at(251) }]
    await store.write({ ...batch(MANY, MANY + 2, [between, moved]), removed })
    const all = await store.list(VERSION, { index: 'about', key: 'all' })
    const expected = [...numbers(1, 9), 300, ...numbers(10, 250), 0, ...numbers(252, 299), ...numbers(301, MANY)]
    expect(all.map(({ body }) => (body as { readonly n: number }).n)).toEqual(expected)
    expect(await numbersIn('even', { after: at(296), before: at(304) })).toEqual([298, 302])
    expect((await store.getPlaced(VERSION, [at(302)])).get(at(302))?.places).toEqual(entry(302).places)
  })

  it('are gone with their build', async () => {
    await store.discard([VERSION], [])
    expect(await numbersIn('all')).toEqual([])
    await store.write(batch(MANY, MANY + 3, [entry(3)]))
    expect(await numbersIn('all')).toEqual([3])
  })
})

it('Who comes twice in a batch is where the second says', async () => {
  const again = entry(7, { expected: at(7), position: at(MANY + 1), places: { about: [{ key: 'other', order: at(7) }] } })
  await store.write(batch(0, MANY + 1, [...entries(1, MANY), again]))
  expect(await numbersIn('all', { after: at(5), limit: 2 })).toEqual([6, 8])
  expect(await numbersIn('other')).toEqual([7])
})

it('What does not come at the end of a list is at its place all the same', async () => {
  await store.write(batch(0, 400, entries(301, 400)))
  await store.write(batch(400, 401, [...entries(101, 200), ...entries(1, 100).toReversed()]))
  expect(await numbersIn('all')).toEqual([...numbers(1, 200), ...numbers(301, 400)])
})
