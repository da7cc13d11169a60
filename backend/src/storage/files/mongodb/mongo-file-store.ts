import { once } from 'node:events'
import type { Collection, Db, Filter, GridFSBucket, GridFSFile, MongoClient, ObjectId } from 'mongodb'
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

/**
 * Files in GridFS of the database that secrets are in, beside what they are closed with: no rebuild makes them again. A file has its bytes
 * before it has its name; of several under one name the one that was named last counts.
 */
export const openMongoFileStore = async (url: string, options: MongoFileStoreOptions = {}): Promise<FileStore> => {
  const { database = mongoDbDatabases(url).secrets, backoff = PATIENCE_MILLISECONDS } = options
  const { GridFSBucket } = await import('mongodb')
  const { mongoDbClient } = await import('@fullcourt/projections/mongodb/mongodb-client')
  const client = mongoDbClient(url, { serverSelectionTimeoutMS: backoff, connectTimeoutMS: backoff })
  const db = client.db(database)
  const store = new MongoFileStore(client, db, new GridFSBucket(db, { bucketName: BUCKET }))
  try {
    await store.open()
    return store
  } catch (error) {
    await client.close()
    throw error
  }
}

const below = (folder: string): Filter<GridFSFile> => ({
  filename: { $gte: `${checkedPath(folder)}/`, $lt: `${folder}0` },
})

const named = (name: string): Filter<GridFSFile> => ({ filename: checkedPath(name) })

const inOrder = ({ filename: one }: GridFSFile, { filename: other }: GridFSFile): number => (one < other ? -1 : 1)

class MongoFileStore implements FileStore {
  private readonly files: Collection<GridFSFile>
  private readonly parts: Collection<Part>

  constructor(
    private readonly client: MongoClient,
    db: Db,
    private readonly bucket: GridFSBucket,
  ) {
    this.files = db.collection<GridFSFile>(`${BUCKET}.files`)
    this.parts = db.collection<Part>(`${BUCKET}.chunks`)
  }

  /** Makes the indexes of an empty bucket, and deletes what writes left behind that were cut off. */
  async open(): Promise<void> {
    await this.over(async () => {
      await this.files.createIndex({ filename: 1, uploadDate: 1 })
      await this.parts.createIndex({ files_id: 1, n: 1 }, { unique: true })
      await this.deleteCutOff()
    })
  }

  readonly get = (name: string): Promise<Buffer | undefined> =>
    this.over(async () => {
      for (;;) {
        const file = await this.newest(name)
        if (file === undefined) return undefined
        const bytes = await this.bytesOf(file)
        if (bytes !== undefined) return bytes
      }
    })

  readonly has = (name: string): Promise<boolean> => this.over(async () => (await this.newest(name)) !== undefined)

  readonly list = (folder: string): Promise<readonly StoredFile[]> =>
    this.over(async () => {
      const found = await this.files.find(below(folder)).toArray()
      const newest = new Map(
        found.toSorted(inOrder).map(({ filename, uploadDate }) => [filename, { name: filename, written: uploadDate.getTime() }]),
      )
      return [...newest.values()]
    })

  /** What was there before is deleted afterwards, by its ids: the clocks of processes need not agree on what is newer. */
  readonly put = (name: string, bytes: Buffer): Promise<void> =>
    this.over(async () => {
      const before = await this.idsOf(named(name))
      const upload = this.bucket.openUploadStream(name)
      upload.end(bytes)
      await once(upload, 'finish')
      await this.deleteAll(before)
    })

  readonly delete = (name: string): Promise<void> => this.over(async () => this.deleteAll(await this.idsOf(named(name))))

  readonly deleteFolder = (folder: string): Promise<void> =>
    this.over(async () => this.deleteAll(await this.idsOf(below(folder))))

  readonly close = (): Promise<void> => this.client.close()

  private async newest(name: string): Promise<GridFSFile | undefined> {
    const [newest] = await this.files.find(named(name)).sort({ uploadDate: -1, _id: -1 }).limit(1).toArray()
    return newest
  }

  /** Undefined where it was deleted meanwhile. */
  private async bytesOf({ _id }: GridFSFile): Promise<Buffer | undefined> {
    try {
      const parts: Buffer[] = []
      for await (const part of this.bucket.openDownloadStream(_id)) parts.push(part as Buffer)
      return Buffer.concat(parts)
    } catch (error) {
      if ((await this.files.findOne({ _id })) === null) return undefined
      throw error
    }
  }

  private async idsOf(which: Filter<GridFSFile>): Promise<readonly ObjectId[]> {
    return (await this.files.find(which).project<{ _id: ObjectId }>({ _id: 1 }).toArray()).map(({ _id }) => _id)
  }

  private async deleteAll(ids: readonly ObjectId[]): Promise<void> {
    if (ids.length === 0) return
    await this.files.deleteMany({ _id: { $in: [...ids] } })
    await this.parts.deleteMany({ files_id: { $in: [...ids] } })
  }

  /** An id says when its write began. */
  private async deleteCutOff(): Promise<void> {
    const { ObjectId } = await import('mongodb')
    const before = ObjectId.createFromTime(Math.floor((Date.now() - CUT_OFF_MILLISECONDS) / 1_000))
    const ids = await this.parts.distinct('files_id', { files_id: { $lt: before } })
    for (let from = 0; from < ids.length; from += CUT_OFF_AT_ONCE) {
      const some = ids.slice(from, from + CUT_OFF_AT_ONCE)
      const whole = new Set((await this.files.find({ _id: { $in: some } }).toArray()).map(({ _id }) => String(_id)))
      await this.parts.deleteMany({ files_id: { $in: some.filter(id => !whole.has(String(id))) } })
    }
  }

  private async over<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof FileNameFault) throw error
      throw new FileStoreUnavailable('The store of files does not answer.', { cause: error })
    }
  }
}
