import { mkdir } from 'node:fs/promises'
import { sqliteCode, type Database } from '@fullcourt/event-store/embedded/sqlite'
import { checkpointChange, leaseChange, settingChange } from '../changes'
import { changesFeed, type ChangesFeed } from '../changes-feed'
import { AppendedPlaces } from './appended-places'
import { isDamaged, openDocumentFile, type DocumentFile } from './document-file'
import { DocumentTable } from './document-table'
import { Leases } from './leases'
import { LedgerTable } from './ledger-table'
import { PendingBatches } from './pending-batches'
import { RenewedReadStore, type OpenAgain, type WholeFile } from './renewed-read-store'
import {
  ReadStoreUnavailable,
  type Batch,
  type BatchOutcome,
  type ModelVersion,
  type FeedLine,
  type ListRange,
  type ReadStore,
} from '../read-store'

/**
 * Opens the documents in a data folder (`documents.sqlite`), or begins them there. One process at a time may have them open. Where
 * their file is damaged, or is found damaged later, it is put aside, `putAside` is told, and they are made again from the facts.
 */
export const openEmbeddedReadStore = async (
  folder: string,
  putAside: (file: string) => void = () => undefined,
): Promise<ReadStore> => {
  await mkdir(folder, { recursive: true })
  const feed = changesFeed()
  const open: OpenAgain = fences => {
    const file = () => readStoreOf(openDocumentFile(folder, putAside), feed, fences)
    try {
      return file()
    } catch (error) {
      if (!isDamaged(error)) throw error
      return file()
    }
  }
  return new RenewedReadStore(open, feed)
}

const readStoreOf = (file: DocumentFile, feed: ChangesFeed, fences: ReadonlyMap<string, number>): EmbeddedReadStore => {
  try {
    return new EmbeddedReadStore(file, feed, fences)
  } catch (error) {
    if (isDamaged(error)) file.markDamaged()
    file.close()
    throw error
  }
}

/** The documents in one file, for as long as it is whole. All work on it is synchronous and short. */
class EmbeddedReadStore implements WholeFile {
  private readonly database: Database
  private readonly documents: DocumentTable
  private readonly ledger: LedgerTable
  private readonly leases: Leases
  private readonly pending: PendingBatches
  private closed = false

  constructor(
    private readonly file: DocumentFile,
    private readonly feed: ChangesFeed,
    fences: ReadonlyMap<string, number>,
  ) {
    const { database } = file
    this.database = database
    this.documents = new DocumentTable(database)
    this.ledger = new LedgerTable(database)
    this.ledger.goOnFrom(fences)
    this.leases = new Leases(this.ledger)
    const commit = () => this.alone(() => undefined)
    this.pending = new PendingBatches(database, batch => this.written(batch), commit)
  }

  async get(version: ModelVersion, id: string) {
    return this.work(() => this.documents.get(version, id))
  }

  async getMany(version: ModelVersion, ids: readonly string[]) {
    return this.work(() => this.documents.getMany(version, ids))
  }

  async getPlaced(version: ModelVersion, ids: readonly string[]) {
    return this.work(() => this.documents.getPlaced(version, ids))
  }

  async ids(version: ModelVersion, after: string | null, limit: number) {
    return this.work(() => this.documents.ids(version, after, limit))
  }

  async strayPlaces(version: ModelVersion, after: string | null) {
    return this.work(() => this.documents.strayPlaces(version, after))
  }

  async list(version: ModelVersion, range: ListRange) {
    return this.work(() => this.documents.list(version, range))
  }

  async places(version: ModelVersion, range: ListRange) {
    return this.work(() => this.documents.places(version, range))
  }

  async tally(version: ModelVersion, range: ListRange, length: number) {
    return this.work(() => this.documents.tally(version, range, length))
  }

  async write(batch: Batch): Promise<BatchOutcome> {
    const changes = this.work(() => {
      this.documents.admit(batch.documents, () => this.pending.commit())
      return this.pending.write(batch)
    })
    if (changes === 'stale') return { kind: 'stale' }
    await this.feed.publish([...changes, checkpointChange(batch.checkpoint.name, batch.checkpoint.to)])
    return { kind: 'written', changes }
  }

  async checkpoint(name: string) {
    return this.work(() => this.ledger.checkpoint(name))
  }

  async discard(versions: readonly ModelVersion[], checkpoints: readonly string[]): Promise<void> {
    this.alone(() => this.whole(() => checkpoints.forEach(name => this.ledger.forgetCheckpoint(name))))
    for (const version of versions) {
      while (this.alone(() => this.whole(() => this.documents.discardSome(version)))) await new Promise(setImmediate)
    }
  }

  async setting(name: string) {
    return this.work(() => this.ledger.setting(name))
  }

  async changeSetting(name: string, expected: unknown, value: unknown): Promise<boolean> {
    const changed = this.alone(() => this.whole(() => this.ledger.changeSetting(name, expected, value)))
    if (changed) await this.feed.publish([settingChange(name)])
    return changed
  }

  async lease(name: string, owner: string, milliseconds: number) {
    return this.alone(() => this.leases.take(name, owner, milliseconds))
  }

  async release(name: string, owner: string): Promise<void> {
    if (this.leases.release(name, owner)) await this.feed.publish([leaseChange(name)])
  }

  /** The newest rights to work that were given. */
  get fences(): ReadonlyMap<string, number> {
    return this.ledger.givenFences
  }

  /** Leaves the file as it is. */
  giveUp(): void {
    this.closed = true
    this.file.close()
  }

  /** What cannot be committed any more is made again from the facts. */
  async close(): Promise<void> {
    if (this.closed) return
    try {
      this.alone(() => undefined)
    } catch (error) {
      if (!(error instanceof ReadStoreUnavailable)) throw error
    } finally {
      this.closed = true
      this.file.close()
    }
  }

  private written({ checkpoint, documents, removed = [], strays = [] }: Batch): readonly FeedLine[] | 'stale' {
    const { name, fence, expected, to } = checkpoint
    if (fence < this.ledger.fence(name) || !this.ledger.moveCheckpoint(name, expected, to)) return 'stale'
    const noted = {
      isRepair: expected === to.position,
      changes: new Set<FeedLine>(),
      renewed: [],
      appended: new AppendedPlaces(),
    }
    for (const document of documents) if (!this.documents.write(document, noted)) return 'stale'
    for (const document of removed) if (!this.documents.remove(document, noted)) return 'stale'
    this.documents.finish(noted)
    for (const stray of strays) this.documents.takeOut(stray, noted)
    return [...noted.changes]
  }

  /** One transaction; undone where the work throws. */
  private whole<Answer>(work: () => Answer): Answer {
    this.database.exec('BEGIN IMMEDIATE')
    try {
      const answer = work()
      this.database.exec('COMMIT')
      return answer
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK')
      throw error
    }
  }

  /** Commits what waits before a task that is written for itself. */
  private alone<Answer>(task: () => Answer): Answer {
    return this.work(() => {
      this.pending.commit()
      return task()
    })
  }

  private work<Answer>(task: () => Answer): Answer {
    if (this.closed) throw new ReadStoreUnavailable('The documents were closed.')
    try {
      this.pending.restore()
      return task()
    } catch (error) {
      if (isDamaged(error)) {
        this.file.markDamaged()
        throw new ReadStoreUnavailable('The file of the documents is damaged: they are made anew from the facts.', {
          cause: error,
        })
      }
      if (sqliteCode(error) === undefined) throw error
      throw new ReadStoreUnavailable(`The documents cannot be read or written: ${String(error)}`, { cause: error })
    }
  }
}
