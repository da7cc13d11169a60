import { mongoDbClient } from './mongodb-client'
import { MongoDbConnection } from './mongodb-connection'
import { describeOnMongoDb } from './testing/describe-on-mongodb'

const NOWHERE = 'mongodb://127.0.0.1:1'

describeOnMongoDb('A connection to MongoDB', engine => {
  const openedTo = (urls: readonly string[]) => {
    const left = urls.slice()
    return new MongoDbConnection(() => {
      const url = left.shift() ?? NOWHERE
      return mongoDbClient(url, url === NOWHERE ? { serverSelectionTimeoutMS: 50 } : {})
    })
  }
  const ping = (connection: MongoDbConnection) => connection.over(client => client.db('admin').command({ ping: 1 }))

  it('asks through another client where one found no server', async () => {
    const connection = openedTo([NOWHERE, engine.url])
    await expect(ping(connection)).rejects.toThrow(/ECONNREFUSED/)
    expect(await ping(connection)).toMatchObject({ ok: 1 })
    await connection.close()
  })

  it('replaces a client once, however many calls it failed', async () => {
    const connection = openedTo([NOWHERE, engine.url])
    const failed = await Promise.allSettled([ping(connection), ping(connection), ping(connection)])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await ping(connection)).toMatchObject({ ok: 1 })
    await connection.close()
  })

  it('keeps its client where a call was refused', async () => {
    const connection = openedTo([engine.url, NOWHERE])
    await expect(connection.over(client => client.db('admin').command({ nothing: 1 }))).rejects.toThrow()
    expect(await ping(connection)).toMatchObject({ ok: 1 })
    await connection.close()
  })
})
