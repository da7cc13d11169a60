import { MongoBulkWriteError, MongoClient, MongoServerError, type Collection as Records, type Db } from 'mongodb'
import {
  PrivateStoreClosed,
  PrivateStoreUnavailable,
  type Collection,
  type Keeping,
  type NewRecord,
  type PrivateStore,
} from '../private-store'

/** Number of the layout; a database with a greater one was written by a newer Fullcourt. */
export const FORMAT = 1

/** How long a server may be away before a call gives up, in milliseconds. */
const PATIENCE = 5_000

const COLLECTIONS: readonly Collection[] = ['passwords', 'person-keys', 'sessions', 'idempotency', 'installation']

/** The value is kept as JSON text, so that it comes back as it was given. */
type Record = { readonly _id: string; readonly value: string; readonly group: string | null; readonly expires: number | null }
type About = { readonly _id: string; readonly number: number }

/** The database of secrets beside the one that a connection string names, `fullcourt-private` where it names none. */
export const privateDatabaseOf = (url: string): string => `${/^[^:]+:\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'fullcourt'}-private`

/** Opens the private store in a database of its own, or begins one. */
export const openMongoPrivateStore = async (url: string, database = privateDatabaseOf(url)): Promise<PrivateStore> => {
  const client = new MongoClient(url, {
    appName: 'fullcourt',
    serverSelectionTimeoutMS: PATIENCE,
    connectTimeoutMS: PATIENCE,
    writeConcern: { w: 'majority' },
    readConcern: { level: 'majority' },
  })
  try {
    const db = client.db(database)
    await refuseNewer(db)
    for (const name of COLLECTIONS) await layOut(db.collection<Record>(name))
    return new MongoPrivateStore(client, db)
  } catch (error) {
    await client.close()
    throw told(error)
  }
}

const refuseNewer = async (db: Db): Promise<void> => {
  const about = db.collection<About>('about')
  await ignoringDuplicates(about.updateOne({ _id: 'format' }, { $setOnInsert: { number: FORMAT } }, { upsert: true }))
  const { number = FORMAT } = (await about.findOne({ _id: 'format' })) ?? {}
  if (number > FORMAT)
    throw new PrivateStoreUnavailable(
      `The private store ${db.databaseName} has format ${number}; this version of Fullcourt reads formats up to ${FORMAT}. Start the newer version that wrote it.`,
    )
}

const layOut = async (records: Records<Record>): Promise<void> => {
  await records.createIndex({ group: 1 })
  await records.createIndex({ expires: 1 })
}

class MongoPrivateStore implements PrivateStore {
  private closing: Promise<void> | undefined

  constructor(
    private readonly client: MongoClient,
    private readonly db: Db,
  ) {}

  async get(collection: Collection, id: string): Promise<unknown> {
    return (await this.getMany(collection, [id])).get(id)
  }

  async getMany(collection: Collection, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
    const found = await this.on(collection, records => records.find({ _id: { $in: [...ids] } }).toArray())
    return new Map(found.map(({ _id, value }) => [_id, JSON.parse(value) as unknown]))
  }

  async put(collection: Collection, id: string, value: unknown, keeping: Keeping = {}): Promise<void> {
    await this.on(collection, records => records.replaceOne({ _id: id }, bodyOf({ ...keeping, id, value }), { upsert: true }))
  }

  async putIfAbsent(collection: Collection, id: string, value: unknown, keeping: Keeping = {}): Promise<unknown> {
    return (await this.putAllIfAbsent(collection, [{ ...keeping, id, value }])).get(id)
  }

  async putAllIfAbsent(collection: Collection, records: readonly NewRecord[]): Promise<ReadonlyMap<string, unknown>> {
    const writes = records.map(record => ({
      updateOne: { filter: { _id: record.id }, update: { $setOnInsert: bodyOf(record) }, upsert: true },
    }))
    if (writes.length > 0) await this.on(collection, stored => ignoringDuplicates(stored.bulkWrite(writes, { ordered: false })))
    return this.getMany(
      collection,
      records.map(({ id }) => id),
    )
  }

  async delete(collection: Collection, id: string): Promise<void> {
    await this.on(collection, records => records.deleteOne({ _id: id }))
  }

  async deleteGroup(collection: Collection, group: string, exceptId?: string): Promise<void> {
    const others = exceptId === undefined ? {} : { _id: { $ne: exceptId } }
    await this.on(collection, records => records.deleteMany({ group, ...others }))
  }

  async deleteExpired(before: number): Promise<void> {
    for (const collection of COLLECTIONS) await this.on(collection, records => records.deleteMany({ expires: { $lt: before } }))
  }

  close(): Promise<void> {
    this.closing ??= this.client.close()
    return this.closing
  }

  private async on<Answer>(collection: Collection, ask: (records: Records<Record>) => Promise<Answer>): Promise<Answer> {
    if (this.closing !== undefined) throw new PrivateStoreClosed()
    try {
      return await ask(this.db.collection<Record>(collection))
    } catch (error) {
      throw told(error)
    }
  }
}

const bodyOf = ({ value, group, expires }: NewRecord): Omit<Record, '_id'> => ({
  value: JSON.stringify(value),
  group: group ?? null,
  expires: expires ?? null,
})

const DUPLICATE_KEY = 11_000

/** Two upserts of one id can both find nothing; the slower one is told so, and that is what `putIfAbsent` wants. */
const ignoringDuplicates = async (write: Promise<unknown>): Promise<void> => {
  try {
    await write
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}

const isDuplicate = (error: unknown): boolean => {
  if (error instanceof MongoBulkWriteError) {
    const faults = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors]
    return faults.length > 0 && faults.every(fault => fault.code === DUPLICATE_KEY)
  }
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY
}

const told = (error: unknown): unknown =>
  error instanceof PrivateStoreUnavailable
    ? error
    : new PrivateStoreUnavailable('The private store does not answer.', { cause: error })
