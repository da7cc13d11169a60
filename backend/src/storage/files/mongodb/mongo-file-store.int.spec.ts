import { randomUUID } from 'node:crypto'
import { MongoClient, ObjectId } from 'mongodb'
import { describeOnMongoDb } from '@fullcourt/projections/mongodb/testing/describe-on-mongodb'
import { dropDatabase } from '@fullcourt/projections/mongodb/testing/documents-in-mongodb'
import { FileStoreUnavailable } from '../file-store'
import { fileStoreContract } from '../file-store.contract'
import { openMongoFileStore } from './mongo-file-store'

it('says that it cannot be reached', async () => {
  const opening = openMongoFileStore('mongodb://127.0.0.1:1', { backoff: 50 })
  await expect(opening).rejects.toThrow(FileStoreUnavailable)
})

describeOnMongoDb('Files in MongoDB', engine => {
  const newDatabase = () => `fullcourt-files-${randomUUID().slice(0, 8)}`

  fileStoreContract(async () => {
    const database = newDatabase()
    return { open: () => openMongoFileStore(engine.url, { database }), clear: () => dropDatabase(engine.url, database) }
  })

  it('deletes the parts of a write that was cut off long ago, and those of no other', async () => {
    const database = newDatabase()
    const client = new MongoClient(engine.url)
    const parts = client.db(database).collection('files.chunks')
    const cutOff = (time: Date) => ({
      files_id: ObjectId.createFromTime(time.getTime() / 1_000),
      n: 0,
      data: Buffer.from('half'),
    })
    const store = await openMongoFileStore(engine.url, { database })
    await store.put('uploads/a.webp', Buffer.from('whole'))
    await parts.insertMany([cutOff(new Date('2020-01-01')), cutOff(new Date('2100-01-01'))])
    await store.close()
    const again = await openMongoFileStore(engine.url, { database })
    expect([String(await again.get('uploads/a.webp')), await parts.countDocuments()]).toEqual(['whole', 2])
    await again.close()
    await client.close()
    await dropDatabase(engine.url, database)
  })
})
