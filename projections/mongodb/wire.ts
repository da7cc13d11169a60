import { MongoServerError, type Db } from 'mongodb'
import { ReadStoreUnavailable } from '../read-store'
import { connectMongoDb, type MongoDbConnection } from './mongodb-connection'

/** Milliseconds until a server that does not answer is given up; without them the driver waits half a minute. */
const PATIENCE = 2_000

const DUPLICATE_KEY = 11_000
const NAMESPACE_NOT_FOUND = 26

/** The connection to the database. All calls go through it, so that callers meet one kind of error alone. */
export class Wire {
  private readonly connection: MongoDbConnection
  private closed = false

  constructor(
    url: string,
    private readonly database: string,
  ) {
    this.connection = connectMongoDb(url, PATIENCE)
  }

  /** Throws `ReadStoreUnavailable` where the work does not come to an end, whatever the reason. */
  async over<Answer>(work: (database: Db) => Promise<Answer>): Promise<Answer> {
    if (this.closed) throw new ReadStoreUnavailable('The documents were closed.')
    try {
      return await this.connection.over(client => work(client.db(this.database)))
    } catch (error) {
      if (error instanceof ReadStoreUnavailable) throw error
      throw new ReadStoreUnavailable(`MongoDB does not answer as it should: ${String(error)}`, { cause: error })
    }
  }

  async close(): Promise<void> {
    this.closed = true
    await this.connection.close()
  }
}

/** True where the database refused something because its id is there already. */
export const isDuplicate = (error: unknown): boolean => error instanceof MongoServerError && error.code === DUPLICATE_KEY

/** Answers false where something of the same id is there already. */
export const unlessThere = async (inserting: Promise<unknown>): Promise<boolean> => {
  try {
    await inserting
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/** Drops a collection, which need not be there. */
export const dropCollection = async (database: Db, collection: string): Promise<void> => {
  try {
    await database.dropCollection(collection)
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== NAMESPACE_NOT_FOUND) throw error
  }
}
