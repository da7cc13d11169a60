import { MongoClient, type Db } from 'mongodb'
import { rowOf, writeRows } from './document-batch'
import { getDocument, listDocuments, placeCollectionOf } from './document-collections'
import { moveCheckpoint, releaseLease, takeLease } from './ledger-collections'
import { openMongoDbReadStore } from './mongodb-read-store'
import { placeKeys } from './places'
import { dropDatabase, newDatabaseName } from './testing/documents-in-mongodb'
import { describeOnMongoDb } from './testing/describe-on-mongodb'
import type { DocumentWrite } from '../read-store'

const VERSION = 'cards.v1.g1'
const at = (n: number) => String(n).padStart(20, '0')

const document = (expected: number | null, position: number, league = '7'): DocumentWrite => ({
  version: VERSION,
  id: 'p',
  expected: expected === null ? null : at(expected),
  position: at(position),
  body: position,
  places: { league: [{ key: league, order: '' }] },
})

/** Between the look ahead and the write somebody else may have been faster; here there is no look ahead. */
describeOnMongoDb('The guards of the MongoDB read store hold in the write itself', engine => {
  const name = newDatabaseName()
  let client: MongoClient
  let database: Db

  beforeAll(async () => {
    client = new MongoClient(engine.url)
    database = client.db(name)
  })
  afterEach(() => dropDatabase(engine.url, name))
  afterAll(() => client.close())

  it('against a checkpoint of an earlier holder of the lease', async () => {
    await takeLease(database, 'live', 'one', 60_000)
    await releaseLease(database, 'live', 'one')
    await takeLease(database, 'live', 'other', 60_000)
    const moved = (fence: number) =>
      moveCheckpoint(database, { name: 'live', fence, expected: null, to: { position: at(1), count: 1, digest: null } })
    expect([await moved(1), await moved(2)]).toEqual([false, true])
  })

  it('against a checkpoint that somebody else moved', async () => {
    const moved = (expected: string | null, to: number) =>
      moveCheckpoint(database, { name: 'live', fence: 0, expected, to: { position: at(to), count: to, digest: null } })
    expect([await moved(null, 1), await moved(null, 2), await moved(at(1), 3), await moved(at(1), 4)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('against a document that somebody else wrote', async () => {
    const written = (write: DocumentWrite) => writeRows(database, { version: VERSION, rows: [rowOf(write)], before: new Map() })
    expect([await written(document(null, 2)), await written(document(1, 3)), await written(document(null, 4))]).toEqual([
      true,
      false,
      false,
    ])
    expect((await getDocument(database, VERSION, 'p'))?.body).toBe(2)
  })

  it('and a place that was left over by a write that was cut off shows nothing', async () => {
    await writeRows(database, { version: VERSION, rows: [rowOf(document(null, 1, '7'))], before: new Map() })
    await placeCollectionOf(database, VERSION).insertMany(placeKeys(document(null, 1, '8')).map(_id => ({ _id })))
    const listed = async (key: string) =>
      (await listDocuments(database, VERSION, { index: 'league', key, limit: 5 })).map(({ id }) => id)
    expect([await listed('7'), await listed('8')]).toEqual([['p'], []])
  })

  const batch = (from: number | null, write: DocumentWrite) => ({
    checkpoint: {
      name: 'live',
      fence: 0,
      expected: from === null ? null : at(from),
      to: { position: write.position, count: 1, digest: null },
    },
    documents: [write],
  })

  it('and no place is kept that a document left', async () => {
    const store = await openMongoDbReadStore(engine.url, name)
    await store.write(batch(null, document(null, 1, '7')))
    await store.write(batch(1, document(1, 2, '8')))
    await store.close()
    expect(await placeCollectionOf(database, VERSION).countDocuments()).toBe(1)
  })

  it('and a place that a list has lost is not one of its document, until a repair writes it again', async () => {
    const store = await openMongoDbReadStore(engine.url, name)
    await store.write(batch(null, document(null, 1, '7')))
    await placeCollectionOf(database, VERSION).deleteMany({})
    const places = async () => (await store.getPlaced(VERSION, ['p'])).get('p')?.places
    const lost = await places()
    await store.write(batch(1, document(1, 1, '7')))
    expect([lost, await places()]).toEqual([{}, { league: [{ key: '7', order: '' }] }])
    await store.close()
  })
})
