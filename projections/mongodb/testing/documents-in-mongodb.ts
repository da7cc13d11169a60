import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { openMongoDbReadStore } from '../mongodb-read-store'
import { underTest, type ReadStoreUnderTest } from '../../testing/read-store-under-test'

/** A name that no other test uses. */
export const newDatabaseName = (): string => `fullcourt_test_${randomUUID().replaceAll('-', '')}`

export const dropDatabase = async (url: string, database: string): Promise<void> => {
  const client = new MongoClient(url)
  await client.db(database).dropDatabase()
  await client.close()
}

/** A MongoDB read store in a database of its own, for a test. */
export const documentsInMongoDb = (url: string) => async (): Promise<ReadStoreUnderTest> => {
  const database = newDatabaseName()
  return underTest({ open: () => openMongoDbReadStore(url, database), remove: () => dropDatabase(url, database) })
}
