import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { describeOnMongoDb } from '@fullcourt/projections/mongodb/testing/describe-on-mongodb'
import { PrivateStoreUnavailable } from '../private-store'
import { privateStoreContract } from '../private-store.contract'
import { PRIVATE_DATABASE_FORMAT, openMongoPrivateStore } from './mongo-private-store'

it('says that it cannot be reached', async () => {
  const opening = openMongoPrivateStore('mongodb://127.0.0.1:1', { backoff: 50 })
  await expect(opening).rejects.toThrow(PrivateStoreUnavailable)
})

describeOnMongoDb('The private store on MongoDB', engine => {
  const newDatabase = () => `fullcourt-private-${randomUUID().slice(0, 8)}`
  const drop = async (database: string) => {
    const client = new MongoClient(engine.url)
    await client.db(database).dropDatabase()
    await client.close()
  }

  privateStoreContract(async () => {
    const database = newDatabase()
    return { open: () => openMongoPrivateStore(engine.url, { database }), clear: () => drop(database) }
  })

  it('refuses a database that a newer version wrote', async () => {
    const database = newDatabase()
    await (await openMongoPrivateStore(engine.url, { database })).close()
    const client = new MongoClient(engine.url)
    await client
      .db(database)
      .collection<{ _id: string }>('about')
      .updateOne({ _id: 'format' }, { $set: { number: PRIVATE_DATABASE_FORMAT + 1 } })
    await client.close()
    await expect(openMongoPrivateStore(engine.url, { database })).rejects.toThrow(/Start the newer version/)
    await drop(database)
  })
})
