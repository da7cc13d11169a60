import { documentsInFolder } from './embedded/testing/documents-in-folder'
import { openReading, type ReadableStore } from './open-reading'
import { cards } from './runner/testing/points'
import { caughtUp, RunnerHarness } from './runner/testing/runner-harness'
import type { Runner } from './runner/runner'

const OTHERS = { index: 'all', key: 'others' } as const

let harness: RunnerHarness
let runner: Runner
beforeEach(async () => {
  harness = await RunnerHarness.create(documentsInFolder)
  runner = await harness.started()
  await caughtUp(runner, (await harness.scorer.score('p'), await harness.scorer.score('q')))
})
afterEach(() => harness.demolish())

/** A reading, and what it asks the store for: ids, or `list`. */
const watched = () => {
  const asked: string[] = []
  const { store } = runner.readings
  const watching: ReadableStore = {
    getMany: (version, ids) => {
      asked.push(...ids)
      return store.getMany(version, ids)
    },
    list: (version, range) => {
      asked.push('list')
      return store.list(version, range)
    },
    places: (version, range) => store.places(version, range),
    tally: (version, range, length) => store.tally(version, range, length),
  }
  return { asked, reading: openReading({ ...runner.readings, store: watching }) }
}

describe('A reading asks the store once for', () => {
  it('a document that is looked at again, there or not', async () => {
    const { asked, reading } = watched()
    for (const id of ['p', 'nobody', 'p', 'nobody']) await reading.get(cards, id)
    expect(asked).toEqual(['p', 'nobody'])
  })

  it('a document that is looked at while it is on the way', async () => {
    const { asked, reading } = watched()
    const found = await Promise.all([reading.getMany(cards, ['p', 'q']), reading.get(cards, 'q'), reading.get(cards, 'q')])
    expect(asked).toEqual(['p', 'q'])
    expect(found.slice(1)).toEqual([
      { points: 1, taken: [2] },
      { points: 1, taken: [2] },
    ])
  })

  it('a document of a list, and a list', async () => {
    const { asked, reading } = watched()
    await Promise.all([reading.list(cards, OTHERS), reading.list(cards, OTHERS)])
    await reading.get(cards, 'p')
    expect(asked).toEqual(['list'])
  })

  it('each part of a list', async () => {
    const { reading } = watched()
    const [first, last] = [await reading.list(cards, { ...OTHERS, limit: 1 }), await reading.list(cards, OTHERS)]
    expect([first.length, last.length]).toEqual([1, 2])
  })
})

describe('A further reading', () => {
  it('shows the same moment, and reads nothing again', async () => {
    const { asked, reading } = watched()
    await reading.list(cards, OTHERS)
    await caughtUp(runner, await harness.scorer.score('p'))
    const further = reading.further()
    expect(await further.get(cards, 'p')).toEqual({ points: 1, taken: [1] })
    expect(asked).toEqual(['list'])
    expect(further.position).toBe(reading.position)
  })

  it('depends on what it looked at itself, and on nothing else', async () => {
    const { reading } = watched()
    await reading.getMany(cards, ['p', 'q'])
    const further = reading.further()
    await further.get(cards, 'p')
    const ofDocuments = (lines: ReadonlySet<string>) => [...lines].filter(line => line.startsWith('cards'))
    expect(ofDocuments(further.dependencies())).toEqual(['cards.v1.g1/p'])
    expect(ofDocuments(reading.dependencies())).toEqual(['cards.v1.g1/p', 'cards.v1.g1/q'])
  })
})

it('What a store could not give is asked for again', async () => {
  const { store } = runner.readings
  let isAway = true
  const failing: ReadableStore = {
    ...store,
    getMany: (version, ids) => (isAway ? Promise.reject(new Error('away')) : store.getMany(version, ids)),
    list: (version, range) => (isAway ? Promise.reject(new Error('away')) : store.list(version, range)),
  }
  const reading = openReading({ ...runner.readings, store: failing })
  await expect(Promise.all([reading.get(cards, 'p'), reading.list(cards, OTHERS)])).rejects.toThrow('away')
  isAway = false
  expect([await reading.get(cards, 'p'), (await reading.list(cards, OTHERS)).length]).toEqual([{ points: 1, taken: [1] }, 2])
})
