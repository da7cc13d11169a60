import { isNativeError } from 'node:util/types'
import type { MongoClient } from 'mongodb'
import { mongoDbClient } from './mongodb-client'

/**
 * Milliseconds after which a call that gets no answer, one that gets no connection of its client, and a server that does not say how it is are
 * given up. A server that is merely slow must not lose the calls that it works on: the last one breaks them all off.
 */
const LIMITS = { socketTimeoutMS: 20_000, waitQueueTimeoutMS: 10_000, connectTimeoutMS: 10_000 }

const foundNoServer = (error: unknown): boolean => isNativeError(error) && error.name === 'MongoServerSelectionError'

/**
 * The connection to a server of MongoDB. A client that found no server is replaced: one that asked how the server is in the turn in which
 * its wire was cut (driver 7.8: a write to a socket that is destroyed but not closed yet) waits for that answer for ever, and finds none again.
 */
export class MongoDbConnection {
  private client: MongoClient
  private readonly ending = new Set<Promise<void>>()

  constructor(private readonly open: () => MongoClient) {
    this.client = open()
  }

  /** Throws the driver's own errors. */
  async over<Answer>(work: (client: MongoClient) => Promise<Answer>): Promise<Answer> {
    const { client } = this
    try {
      return await work(client)
    } catch (error) {
      if (foundNoServer(error)) this.replace(client)
      throw error
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.ending)
    await this.client.close()
  }

  /** Of many calls that failed together the first one replaces their client. */
  private replace(failed: MongoClient): void {
    if (failed !== this.client) return
    this.client = this.open()
    const ending = failed.close().finally(() => this.ending.delete(ending))
    this.ending.add(ending)
  }
}

/** `patience`: how long a server may be away before a call gives up, in milliseconds. Throws the driver's own errors where it cannot read the string. */
export const connectMongoDb = (url: string, patience: number): MongoDbConnection =>
  new MongoDbConnection(() => mongoDbClient(url, { ...LIMITS, serverSelectionTimeoutMS: patience }))
