import { isNativeError } from 'node:util/types'
import type { Collection as Records, Db, Filter, MongoBulkWriteError, MongoServerError } from 'mongodb'
import type { MongoDbConnection } from '@fullcourt/projections/mongodb/mongodb-connection'
import {
  PrivateStoreClosed,
  PrivateStoreUnavailable,
  type Collection,
  type Retention,
  type NewRecord,
  type PrivateStore,
  type Replacement,
} from '../private-store'
import { mongoDbDatabases } from './mongodb-databases'

/** Number of the layout; a database with a greater one was written by a newer Fullcourt. */
export const PRIVATE_DATABASE_FORMAT = 1

/** How long a server may be away: as long as a command waits for the documents. */
export const PATIENCE_MILLISECONDS = 2_000

/** `backoff`: how long a server may be away before a call gives up, in milliseconds. */
export type MongoPrivateStoreOptions = { readonly database?: string; readonly backoff?: number }

export const COLLECTIONS: readonly Collection[] = [
  'passwords',
  'second-factors',
  'passkeys',
  'passkey-challenges',
  'scorer-secrets',
  'invitation-secrets',
  'known-devices',
  'mails',
  'person-keys',
  'sessions',
  'idempotency',
  'installation',
  'policies',
]

/** The value is stored as JSON text, so that it comes back as it was given. */
export type PrivateRecord = {
  readonly _id: string
  readonly value: string
  readonly group: string | null
  readonly expires: number | null
}
type About = { readonly _id: string; readonly number: number }

/** Opens the private store in a database of its own, or begins one. Only then is the client loaded: it costs memory and time at the start. */
export const openMongoPrivateStore = async (url: string, options: MongoPrivateStoreOptions = {}): Promise<PrivateStore> => {
  const { database = mongoDbDatabases(url).secrets, backoff = PATIENCE_MILLISECONDS } = options
  const { connectMongoDb } = await import('@fullcourt/projections/mongodb/mongodb-connection')
  const connection = connectMongoDb(url, backoff)
  try {
    await connection.over(async client => {
      const db = client.db(database)
      await refuseNewer(db)
      for (const name of COLLECTIONS) await layOut(db.collection<PrivateRecord>(name))
    })
    return new MongoPrivateStore(connection, database)
  } catch (error) {
    await connection.close()
    throw translateError(error)
  }
}

/** Throws `PrivateStoreUnavailable` where a newer Fullcourt wrote the database. */
export const refuseNewer = async (db: Db): Promise<void> => {
  const about = db.collection<About>('about')
  await ignoringDuplicates(
    about.updateOne({ _id: 'format' }, { $setOnInsert: { number: PRIVATE_DATABASE_FORMAT } }, { upsert: true }),
  )
  const { number = PRIVATE_DATABASE_FORMAT } = (await about.findOne({ _id: 'format' })) ?? {}
  if (number > PRIVATE_DATABASE_FORMAT)
    throw new PrivateStoreUnavailable(
      `The private store ${db.databaseName} has format ${number}; this version of Fullcourt reads formats up to ${PRIVATE_DATABASE_FORMAT}. Start the newer version that wrote it.`,
    )
}

const layOut = async (records: Records<PrivateRecord>): Promise<void> => {
  await records.createIndex({ group: 1 })
  await records.createIndex({ expires: 1 })
}

class MongoPrivateStore implements PrivateStore {
  private readonly running = new Set<Promise<unknown>>()
  private closing: Promise<void> | undefined

  constructor(
    private readonly connection: MongoDbConnection,
    private readonly database: string,
  ) {}

  async get(collection: Collection, id: string): Promise<unknown> {
    return (await this.getMany(collection, [id])).get(id)
  }

  async getMany(collection: Collection, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
    return this.on(collection, records => valuesOf(records, { _id: { $in: [...ids] } }))
  }

  async getGroup(collection: Collection, group: string): Promise<ReadonlyMap<string, unknown>> {
    return this.on(collection, records => valuesOf(records, { group }))
  }

  async put(collection: Collection, id: string, value: unknown, keeping: Retention = {}): Promise<void> {
    await this.on(collection, records => records.replaceOne({ _id: id }, bodyOf({ ...keeping, id, value }), { upsert: true }))
  }

  async putIfAbsent(collection: Collection, id: string, value: unknown, keeping: Retention = {}): Promise<unknown> {
    return (await this.putAllIfAbsent(collection, [{ ...keeping, id, value }])).get(id)
  }

  async putAllIfAbsent(collection: Collection, records: readonly NewRecord[]): Promise<ReadonlyMap<string, unknown>> {
    if (records.length === 0) return new Map()
    const writes = records.map(record => ({
      updateOne: { filter: { _id: record.id }, update: { $setOnInsert: bodyOf(record) }, upsert: true },
    }))
    const ids = records.map(({ id }) => id)
    return this.on(collection, async stored => {
      await ignoringDuplicates(stored.bulkWrite(writes, { ordered: false }))
      return valuesOf(stored, { _id: { $in: ids } })
    })
  }

  async replace(collection: Collection, id: string, { expected, value }: Replacement, keeping: Retention = {}): Promise<boolean> {
    const stored = { _id: id, value: JSON.stringify(expected) }
    const { matchedCount } = await this.on(collection, records =>
      records.updateOne(stored, { $set: bodyOf({ ...keeping, id, value }) }),
    )
    return matchedCount === 1
  }

  async delete(collection: Collection, id: string): Promise<void> {
    await this.on(collection, records => records.deleteOne({ _id: id }))
  }

  async deleteGroup(collection: Collection, group: string, exceptId?: string): Promise<void> {
    const others = exceptId === undefined ? {} : { _id: { $ne: exceptId } }
    await this.on(collection, records => records.deleteMany({ group, ...others }))
  }

  async deleteExpired(before: number): Promise<void> {
    const sweeps = COLLECTIONS.map(collection => this.on(collection, records => records.deleteMany({ expires: { $lt: before } })))
    await Promise.all(sweeps)
  }

  close(): Promise<void> {
    this.closing ??= Promise.allSettled(this.running).then(() => this.connection.close())
    return this.closing
  }

  private async on<Answer>(collection: Collection, ask: (records: Records<PrivateRecord>) => Promise<Answer>): Promise<Answer> {
    if (this.closing !== undefined) throw new PrivateStoreClosed()
    const asking = this.connection.over(client => ask(client.db(this.database).collection<PrivateRecord>(collection)))
    this.running.add(asking)
    try {
      return await asking
    } catch (error) {
      throw translateError(error)
    } finally {
      this.running.delete(asking)
    }
  }
}

const valuesOf = async (
  records: Records<PrivateRecord>,
  filter: Filter<PrivateRecord>,
): Promise<ReadonlyMap<string, unknown>> => {
  const found = await records.find(filter).toArray()
  return new Map(found.map(({ _id, value }) => [_id, JSON.parse(value) as unknown]))
}

const bodyOf = ({ value, group, expires }: NewRecord): Omit<PrivateRecord, '_id'> => ({
  value: JSON.stringify(value),
  group: group ?? null,
  expires: expires ?? null,
})

const DUPLICATE_KEY = 11_000

/** Two upserts of one id can both find nothing; the slower one gets an error, and that is what `putIfAbsent` wants. */
const ignoringDuplicates = async (write: Promise<unknown>): Promise<void> => {
  try {
    await write
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}

const isBulkWriteError = (error: unknown): error is MongoBulkWriteError =>
  isNativeError(error) && error.name === 'MongoBulkWriteError'

const isServerError = (error: unknown): error is MongoServerError => isNativeError(error) && error.name === 'MongoServerError'

const isDuplicate = (error: unknown): boolean => {
  if (isBulkWriteError(error)) {
    const faults = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors]
    return faults.length > 0 && faults.every(fault => fault.code === DUPLICATE_KEY)
  }
  return isServerError(error) && error.code === DUPLICATE_KEY
}

/** An error of the client as one of the private store. */
export const translateError = (error: unknown): unknown =>
  error instanceof PrivateStoreUnavailable
    ? error
    : new PrivateStoreUnavailable('The private store does not answer.', { cause: error })
