import { once } from 'node:events'
import type { Collection, Filter, GridFSBucket, GridFSFile, MongoClient, ObjectId } from 'mongodb'
import type { MongoDbConnection } from '@fullcourt/projections/mongodb/mongodb-connection'
import { mongoDbDatabases } from '../../private-store/mongodb/mongodb-databases'
import { checkedPath, FileNameFault, FileStoreUnavailable, type FileStore, type StoredFile } from '../file-store'

/** How long a server may be away: as long as a command waits for the documents. */
const PATIENCE_MILLISECONDS = 2_000
/** Parts of a write that was cut off are deleted once no write can take so long. */
const CUT_OFF_MILLISECONDS = 24 * 60 * 60 * 1_000
/** GridFS keeps `<bucket>.files` and `<bucket>.chunks`. */
const BUCKET = 'files'
const CUT_OFF_AT_ONCE = 1_000

/** `backoff`: how long a server may be away before a call gives up, in milliseconds. */
export type MongoFileStoreOptions = { readonly database?: string; readonly backoff?: number }

type Part = { readonly _id: ObjectId; readonly files_id: ObjectId; readonly n: number }
type Bucket = { readonly files: Collection<GridFSFile>; readonly parts: Collection<Part>; readonly streams: GridFSBucket }

/**
 * Files in GridFS of the database that secrets are in, beside what they are closed with: no rebuild makes them again. A file has its bytes
 * before it has its name; of several under one name the one that was named last counts.
 */
export const openMongoFileStore = async (url: string, options: MongoFileStoreOptions = {}): Promise<FileStore> => {
  const { database = mongoDbDatabases(url).secrets, backoff = PATIENCE_MILLISECONDS } = options
  const { GridFSBucket } = await import('mongodb')
  const { connectMongoDb } = await import('@fullcourt/projections/mongodb/mongodb-connection')
  const connection = connectMongoDb(url, backoff)
  const store = new MongoFileStore(connection, client => {
    const db = client.db(database)
    return {
      files: db.collection<GridFSFile>(`${BUCKET}.files`),
      parts: db.collection<Part>(`${BUCKET}.chunks`),
      streams: new GridFSBucket(db, { bucketName: BUCKET }),
    }
  })
  try {
    await store.open()
    return store
  } catch (error) {
    await connection.close()
    throw error
  }
}

const below = (folder: string): Filter<GridFSFile> => ({
  filename: { $gte: `${checkedPath(folder)}/`, $lt: `${folder}0` },
})

const named = (name: string): Filter<GridFSFile> => ({ filename: checkedPath(name) })

const inOrder = ({ filename: one }: GridFSFile, { filename: other }: GridFSFile): number => (one < other ? -1 : 1)

class MongoFileStore implements FileStore {
  constructor(
    private readonly connection: MongoDbConnection,
    private readonly bucketOf: (client: MongoClient) => Bucket,
  ) {}

  /** Makes the indexes of an empty bucket, and deletes what writes left behind that were cut off. */
  async open(): Promise<void> {
    await this.over(async bucket => {
      await bucket.files.createIndex({ filename: 1, uploadDate: 1 })
      await bucket.parts.createIndex({ files_id: 1, n: 1 }, { unique: true })
      await deleteCutOff(bucket)
    })
  }

  readonly get = (name: string): Promise<Buffer | undefined> =>
    this.over(async bucket => {
      for (;;) {
        const file = await newest(bucket, name)
        if (file === undefined) return undefined
        const bytes = await bytesOf(bucket, file)
        if (bytes !== undefined) return bytes
      }
    })

  readonly has = (name: string): Promise<boolean> => this.over(async bucket => (await newest(bucket, name)) !== undefined)

  readonly list = (folder: string): Promise<readonly StoredFile[]> =>
    this.over(async ({ files }) => {
      const found = await files.find(below(folder)).toArray()
      const latest = new Map(
        found.toSorted(inOrder).map(({ filename, uploadDate }) => [filename, { name: filename, written: uploadDate.getTime() }]),
      )
      return [...latest.values()]
    })

  /** What was there before is deleted afterwards, by its ids: the clocks of processes need not agree on what is newer. */
  readonly put = (name: string, bytes: Buffer): Promise<void> =>
    this.over(async bucket => {
      const before = await idsOf(bucket, named(name))
      const upload = bucket.streams.openUploadStream(name)
      upload.end(bytes)
      await once(upload, 'finish')
      await deleteAll(bucket, before)
    })

  readonly delete = async (name: string): Promise<void> => this.deleteWhich(named(name))

  readonly deleteFolder = async (folder: string): Promise<void> => this.deleteWhich(below(folder))

  readonly close = (): Promise<void> => this.connection.close()

  private deleteWhich(which: Filter<GridFSFile>): Promise<void> {
    return this.over(async bucket => deleteAll(bucket, await idsOf(bucket, which)))
  }

  private async over<Answer>(work: (bucket: Bucket) => Promise<Answer>): Promise<Answer> {
    try {
      return await this.connection.over(client => work(this.bucketOf(client)))
    } catch (error) {
      if (error instanceof FileNameFault) throw error
      throw new FileStoreUnavailable('The store of files does not answer.', { cause: error })
    }
  }
}

const newest = async ({ files }: Bucket, name: string): Promise<GridFSFile | undefined> => {
  const [file] = await files.find(named(name)).sort({ uploadDate: -1, _id: -1 }).limit(1).toArray()
  return file
}

/** Undefined where it was deleted meanwhile. */
const bytesOf = async ({ files, streams }: Bucket, { _id }: GridFSFile): Promise<Buffer | undefined> => {
  try {
    const parts: Buffer[] = []
    for await (const part of streams.openDownloadStream(_id)) parts.push(part as Buffer)
    return Buffer.concat(parts)
  } catch (error) {
    if ((await files.findOne({ _id })) === null) return undefined
    throw error
  }
}

const idsOf = async ({ files }: Bucket, which: Filter<GridFSFile>): Promise<readonly ObjectId[]> =>
  (await files.find(which).project<{ _id: ObjectId }>({ _id: 1 }).toArray()).map(({ _id }) => _id)

const deleteAll = async ({ files, parts }: Bucket, ids: readonly ObjectId[]): Promise<void> => {
  if (ids.length === 0) return
  await files.deleteMany({ _id: { $in: [...ids] } })
  await parts.deleteMany({ files_id: { $in: [...ids] } })
}

/** An id says when its write began. */
const deleteCutOff = async ({ files, parts }: Bucket): Promise<void> => {
  const { ObjectId } = await import('mongodb')
  const before = ObjectId.createFromTime(Math.floor((Date.now() - CUT_OFF_MILLISECONDS) / 1_000))
  const ids = await parts.distinct('files_id', { files_id: { $lt: before } })
  for (let from = 0; from < ids.length; from += CUT_OFF_AT_ONCE) {
    const some = ids.slice(from, from + CUT_OFF_AT_ONCE)
    const whole = new Set((await files.find({ _id: { $in: some } }).toArray()).map(({ _id }) => String(_id)))
    await parts.deleteMany({ files_id: { $in: some.filter(id => !whole.has(String(id))) } })
  }
}
