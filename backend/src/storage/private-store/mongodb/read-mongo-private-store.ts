import type { Db } from 'mongodb'
import { mongoDbDatabases } from './mongodb-databases'
import type { PrivateRecords, StandingRecord } from '../private-store'
import { COLLECTIONS, PATIENCE_MILLISECONDS, refuseNewer, translateError, type PrivateRecord } from './mongo-private-store'

const PAGE_RECORDS = 1_000

/** Reads the private store on MongoDB whole, beside the processes that work with it. Throws `PrivateStoreUnavailable`. */
export const readMongoPrivateStore = async (url: string): Promise<PrivateRecords> => {
  const { mongoDbClient } = await import('@fullcourt/projections/mongodb/mongodb-client')
  const client = mongoDbClient(url, {
    serverSelectionTimeoutMS: PATIENCE_MILLISECONDS,
    connectTimeoutMS: PATIENCE_MILLISECONDS,
  })
  const database = client.db(mongoDbDatabases(url).secrets)
  try {
    await refuseNewer(database)
    return { pages: () => pagesOf(database), close: () => client.close() }
  } catch (error) {
    await client.close()
    throw translateError(error)
  }
}

async function* pagesOf(database: Db): AsyncIterable<readonly StandingRecord[]> {
  for (const collection of COLLECTIONS) {
    let page: StandingRecord[] = []
    try {
      for await (const stored of database.collection<PrivateRecord>(collection).find().sort({ _id: 1 })) {
        page.push(recordOf(collection, stored))
        if (page.length < PAGE_RECORDS) continue
        yield page
        page = []
      }
    } catch (error) {
      throw translateError(error)
    }
    if (page.length > 0) yield page
  }
}

const recordOf = (collection: StandingRecord['collection'], { _id, value, group, expires }: PrivateRecord): StandingRecord => ({
  collection,
  id: _id,
  value: JSON.parse(value) as unknown,
  ...(group === null ? {} : { group }),
  ...(expires === null ? {} : { expires }),
})
