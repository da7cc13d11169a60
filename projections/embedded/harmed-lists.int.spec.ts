import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@fullcourt/event-store/embedded/sqlite'
import { checkOrganization } from '../check/check-organization'
import type { ReadFact } from '../runner/read-fact'
import type { Runner } from '../runner/runner'
import { cards, readPoints } from '../runner/testing/points'
import { caughtUp, RunnerHarness } from '../runner/testing/runner-harness'
import { at, batch, document, underTest, VERSION } from '../testing/read-store-under-test'
import { openEmbeddedReadStore } from './embedded-read-store'

let folder: string

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'fullcourt-harmed-lists-'))))
afterEach(() => rm(folder, { recursive: true }))

/** What happens to lists alone: the documents in them stay as they are. Nobody has the file open. */
const harmLists = (statement: string): void => {
  const file = openDatabase(join(folder, 'documents.sqlite'), 'normal')
  file.exec(statement)
  file.close()
}

/** All points are of organization 1. */
const readOwn: ReadFact = stored => {
  const fact = readPoints(stored)
  return typeof fact === 'string' ? fact : { ...fact, metadata: { ...fact.metadata, organization: 1 } }
}

describe('A check of lists that were harmed', () => {
  let harness: RunnerHarness

  beforeEach(async () => {
    harness = await RunnerHarness.create(async () =>
      underTest({ open: () => openEmbeddedReadStore(folder), remove: async () => undefined }),
    )
  })
  afterEach(() => harness.demolish())

  /** Harms the lists while nothing runs. */
  const restartWith = async (runner: Runner, statement: string): Promise<Runner> => {
    await runner.stop()
    await harness.documents.close()
    harmLists(statement)
    await harness.reopenDocuments()
    return harness.started({ models: [cards], read: readOwn })
  }

  const check = (runner: Runner) =>
    checkOrganization(
      {
        store: harness.events,
        readStore: harness.documents,
        models: [cards],
        read: readOwn,
        registry: runner.readings.registry,
        parked: runner.readings.parked,
        at: () => ({ position: runner.position(), count: runner.count() }),
      },
      { organization: 1, ended: new AbortController().signal, repair: (documents, after) => runner.repair(documents, after) },
    )

  it.each([
    ['a place that is gone', 'DELETE FROM places'],
    ['a place that leads to another document', 'UPDATE places SET document = document + 1'],
  ])('finds %s, and the repair brings it back', async (_, statement) => {
    const before = await harness.started({ models: [cards], read: readOwn })
    await caughtUp(before, await harness.scorer.score('p', 7))
    const runner = await restartWith(before, statement)
    const { differences, repaired } = await check(runner)
    expect(differences.map(({ id, kind, fields }) => ({ id, kind, fields }))).toEqual([
      { id: 'p', kind: 'changed', fields: [{ path: 'lists.all others', live: undefined, recomputed: '000007' }] },
    ])
    expect(repaired).toEqual({ cards: 1 })
    const version = (await runner.readings.registry.current()).models['cards']?.active ?? ''
    expect(await harness.documents.list(version, { index: 'all', key: 'others' })).toMatchObject([{ id: 'p' }])
    expect((await check(runner)).differences).toEqual([])
  })

  it.each([
    [
      'a place that its document does not say',
      'p',
      'changed',
      [{ path: 'lists.all stars', live: '000100', recomputed: undefined }],
    ],
    ['a place of a document that is not there', 'q', 'extra', []],
  ])('finds %s, and the repair takes it out', async (_, id, kind, fields) => {
    const before = await harness.started({ models: [cards], read: readOwn })
    await caughtUp(before, await harness.scorer.score('p', 7))
    const runner = await restartWith(
      before,
      `INSERT INTO places (list_index, key, place, id, document) SELECT list_index, 'stars', '000100', '${id}', document FROM places`,
    )
    const version = (await runner.readings.registry.current()).models['cards']?.active ?? ''
    const stars = () => harness.documents.places(version, { index: 'all', key: 'stars' })
    expect(await stars()).toHaveLength(1)
    const { differences, repaired } = await check(runner)
    expect(differences).toMatchObject([{ id, kind, fields }])
    expect(repaired).toEqual({ cards: 1 })
    expect(await stars()).toEqual([])
    expect((await check(runner)).differences).toEqual([])
  })
})

it('A place among those that were added together is a stray where its document does not say so, and can be taken out', async () => {
  const entry = (n: number) => document({ id: at(n), places: { about: [{ key: 'all', order: at(n) }] }, position: n })
  const before = await openEmbeddedReadStore(folder)
  await before.write(batch(0, 9, [1, 2, 3, 5, 6, 7, 9].map(entry)))
  await before.close()
  harmLists(`UPDATE places SET more = replace(more, ',"${at(5)}",0,', ',"${at(4)}",0,4,"${at(5)}",0,')`)
  const store = await openEmbeddedReadStore(folder)
  const { strays, next } = await store.strayPlaces(VERSION, null)
  expect(strays).toEqual([{ version: VERSION, id: at(4), index: 'about', key: 'all', order: at(4) }])
  expect(await store.strayPlaces(VERSION, next)).toEqual({ strays: [], next: null })
  await store.write({ ...batch(9, 9), strays })
  expect((await store.places(VERSION, { index: 'about', key: 'all' })).map(({ id }) => id)).toEqual([1, 2, 3, 5, 6, 7, 9].map(at))
  await store.close()
})

it('A stray is left where it is once its document says that it is there', async () => {
  const one = document({ id: '1', places: { league: [{ key: '7', order: 'a' }] } })
  const store = await openEmbeddedReadStore(folder)
  await store.write(batch(0, 1, [one]))
  await store.write({ ...batch(1, 1), strays: [{ version: VERSION, id: '1', index: 'league', key: '7', order: 'a' }] })
  expect(await store.list(VERSION, { index: 'league', key: '7' })).toHaveLength(1)
  await store.close()
})

it('Places that were added together and are gone are not those of their documents, and a repair writes each again', async () => {
  const entry = (n: number) => document({ id: at(n), places: { about: [{ key: 'all', order: at(n) }] }, position: n })
  const entries = Array.from({ length: 9 }, (_, n) => entry(n + 1))
  const before = await openEmbeddedReadStore(folder)
  await before.write(batch(0, 9, entries))
  await before.close()
  harmLists(`UPDATE places SET more = replace(more, ',"${at(5)}",0,5', '')`)
  const store = await openEmbeddedReadStore(folder)
  const stored = await store.getPlaced(
    VERSION,
    entries.map(({ id }) => id),
  )
  expect([...stored.values()].filter(({ places }) => places['about']?.length !== 1).map(({ id }) => id)).toEqual([at(5)])
  await store.write(
    batch(
      9,
      9,
      entries.map(one => ({ ...one, expected: one.position })),
    ),
  )
  expect((await store.places(VERSION, { index: 'about', key: 'all' })).map(({ id }) => id)).toEqual(entries.map(({ id }) => id))
  await store.close()
})
