import { documentsInFolder } from '../embedded/testing/documents-in-folder'
import { cards, readPoints } from './testing/points'
import { WorkingDocuments } from './working-documents'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'
import type { AnyRecorded } from '../projection'
import type { ReadStore } from '../read-store'

const VERSION = 'cards.v1.g1'
const at = (n: number) => String(n).padStart(20, '0')

/** The n-th fact: a point of a player. */
const scored = (n: number, player: string): AnyRecorded =>
  readPoints({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    stream: 'points',
    revision: n - 1,
    position: at(n),
    type: 'PointsScored',
    data: { n, player, team: 'A', points: 1 },
    metadata: {},
  }) as AnyRecorded

let kept: ReadStoreUnderTest
let store: ReadStore
beforeEach(async () => {
  kept = await documentsInFolder()
  store = await kept.open()
})
afterEach(() => kept.discard())

const take = async (documents: WorkingDocuments, fact: AnyRecorded) => {
  const ids = documents.touchedBy(fact)
  await documents.load()
  for (const id of ids) documents.fold(id, fact)
}

const flushed = async (documents: WorkingDocuments, from: number, to: number) => {
  const writes = documents.writes(Infinity)
  const checkpoint = {
    name: VERSION,
    fence: 0,
    expected: from === 0 ? null : at(from),
    to: { position: at(to), count: to, digest: null },
  }
  expect((await store.write({ checkpoint, documents: writes })).kind).toBe('written')
  for (const write of writes) documents.written(write)
}

describe('Documents at work', () => {
  it('of a build that began empty go on from the store once they were let go for room', async () => {
    const documents = new WorkingDocuments(cards, VERSION, store, true)
    await take(documents, scored(1, 'p'))
    await take(documents, scored(2, 'q'))
    await flushed(documents, 0, 2)
    documents.trim(1)
    expect(documents.size).toBe(1)
    await take(documents, scored(3, 'p'))
    await flushed(documents, 2, 3)
    expect((await store.get(VERSION, 'p'))?.body).toEqual({ points: 2, taken: [1, 3] })
  })

  it('are not let go while they are not written', async () => {
    const documents = new WorkingDocuments(cards, VERSION, store, true)
    await take(documents, scored(1, 'p'))
    documents.trim(0)
    await flushed(documents, 0, 1)
    expect((await store.get(VERSION, 'p'))?.body).toEqual({ points: 1, taken: [1] })
  })
})
