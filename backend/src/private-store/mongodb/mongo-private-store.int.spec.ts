import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { chooseEngine, type Engine } from '@fullcourt/projections/mongodb/testing/engine'
import { PrivateStoreUnavailable } from '../private-store'
import { privateStoreContract } from '../private-store.contract'
import { FORMAT, openMongoPrivateStore } from './mongo-private-store'

it('says that it cannot be reached', async () => {
  const opening = openMongoPrivateStore('mongodb://127.0.0.1:1', { backoff: 50 })
  await expect(opening).rejects.toThrow(PrivateStoreUnavailable)
})

const choice = chooseEngine()
const onMongoDb = 'skippedBecause' in choice ? describe.skip : describe
if ('skippedBecause' in choice) process.stdout.write(`The private store on MongoDB was not tried: ${choice.skippedBecause}.\n`)

onMongoDb('The private store on MongoDB', () => {
  let engine: Engine
  let address: string
  beforeAll(async () => {
    if ('skippedBecause' in choice) return
    engine = await choice.start()
    address = engine.url
  })
  afterAll(() => engine.stop())

  const newDatabase = () => `fullcourt-private-${randomUUID().slice(0, 8)}`
  const drop = async (database: string) => {
    const client = new MongoClient(address)
    await client.db(database).dropDatabase()
    await client.close()
  }

  privateStoreContract(async () => {
    const database = newDatabase()
    return { open: () => openMongoPrivateStore(address, { database }), clear: () => drop(database) }
  })

  it('refuses a database that a newer version wrote', async () => {
    const database = newDatabase()
    await (await openMongoPrivateStore(address, { database })).close()
    const client = new MongoClient(address)
    await client
      .db(database)
      .collection<{ _id: string }>('about')
      .updateOne({ _id: 'format' }, { $set: { number: FORMAT + 1 } })
    await client.close()
    await expect(openMongoPrivateStore(address, { database })).rejects.toThrow(/Start the newer version/)
    await drop(database)
  })
})
