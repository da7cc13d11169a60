import { checkpointChange, EVERYTHING, leaseChange, settingChange } from '../changes'
import { ChangesLog } from './changes-log'
import { feedLinesOf, readBefore, rowOf, takePlacesAway, writeRows, type VersionWrites, type Row } from './document-batch'
import {
  discardVersion,
  documentIds,
  getDocument,
  getDocuments,
  getPlacedDocuments,
  listDocuments,
  listPlaces,
  tallyDocuments,
} from './document-collections'
import { readRemovals, removalLinesOf, takeOut, type PlacedRemoval } from './document-removals'
import {
  changeSetting,
  forgetCheckpoints,
  getCheckpoint,
  getSetting,
  mayMove,
  moveCheckpoint,
  releaseLease,
  takeLease,
} from './ledger-collections'
import { Wire } from './wire'
import type {
  Batch,
  BatchOutcome,
  ModelVersion,
  FeedLine,
  DocumentWrite,
  Lease,
  ListRange,
  ReadStore,
  StrayPlaces,
} from '../read-store'
import type { Db } from 'mongodb'

/** A batch as it was looked at before anything of it is written. */
type Ahead = { readonly writes: readonly VersionWrites[]; readonly removals: readonly PlacedRemoval[] }

/** Opens the documents in a MongoDB database. Several processes may. No transactions and no change streams are needed. */
export const openMongoDbReadStore = async (url: string, database: string): Promise<ReadStore> => {
  const wire = new Wire(url, database)
  try {
    return new MongoDbReadStore(wire, await ChangesLog.open(wire))
  } catch (error) {
    await wire.close()
    throw error
  }
}

/**
 * A batch is written in an order in which it may be cut off anywhere: new places, documents under their guards, the
 * checkpoint, old places. The next runner folds again from the checkpoint, and documents that have a fact leave it out.
 */
class MongoDbReadStore implements ReadStore {
  private closing: Promise<void> | undefined

  constructor(
    private readonly wire: Wire,
    private readonly log: ChangesLog,
  ) {}

  get(version: ModelVersion, id: string) {
    return this.wire.over(database => getDocument(database, version, id))
  }

  getMany(version: ModelVersion, ids: readonly string[]) {
    return this.wire.over(database => getDocuments(database, version, ids))
  }

  getPlaced(version: ModelVersion, ids: readonly string[]) {
    return this.wire.over(database => getPlacedDocuments(database, version, ids))
  }

  ids(version: ModelVersion, after: string | null, limit: number) {
    return this.wire.over(database => documentIds(database, version, after, limit))
  }

  /** A place counts only where its document says so too. */
  strayPlaces(): Promise<StrayPlaces> {
    return Promise.resolve({ strays: [], next: null })
  }

  list(version: ModelVersion, range: ListRange) {
    return this.wire.over(database => listDocuments(database, version, range))
  }

  places(version: ModelVersion, range: ListRange) {
    return this.wire.over(database => listPlaces(database, version, range))
  }

  tally(version: ModelVersion, range: ListRange, length: number) {
    return this.wire.over(database => tallyDocuments(database, version, range, length))
  }

  async write(batch: Batch): Promise<BatchOutcome> {
    const ahead = await this.ahead(batch)
    if (ahead === 'stale') return { kind: 'stale' }
    if (!(await this.put(batch, ahead))) return { kind: 'stale' }
    const changes = [...new Set([...ahead.writes.flatMap(feedLinesOf), ...ahead.removals.flatMap(removalLinesOf)])]
    await this.log.publish([...changes, checkpointChange(batch.checkpoint.name, batch.checkpoint.to)])
    return { kind: 'written', changes }
  }

  checkpoint(name: string) {
    return this.wire.over(database => getCheckpoint(database, name))
  }

  async discard(versions: readonly ModelVersion[], checkpoints: readonly string[]): Promise<void> {
    await this.wire.over(database => forgetCheckpoints(database, checkpoints))
    for (const version of versions) await this.wire.over(database => discardVersion(database, version))
  }

  setting(name: string) {
    return this.wire.over(database => getSetting(database, name))
  }

  async changeSetting(name: string, expected: unknown, value: unknown): Promise<boolean> {
    const changed = await this.wire.over(database => changeSetting(database, name, expected, value))
    if (changed) await this.log.publish([settingChange(name)])
    return changed
  }

  /** What the previous holder had begun may have been written without being published. */
  async lease(name: string, owner: string, milliseconds: number): Promise<Lease | null> {
    const taken = await this.wire.over(database => takeLease(database, name, owner, milliseconds))
    if (taken.kind === 'taken') return null
    if (taken.kind === 'new' && taken.lease.fence > 1) await this.log.publish([EVERYTHING])
    return taken.lease
  }

  async release(name: string, owner: string): Promise<void> {
    if (await this.wire.over(database => releaseLease(database, name, owner))) await this.log.publish([leaseChange(name)])
  }

  changes(signal: AbortSignal): AsyncIterable<readonly FeedLine[]> {
    return this.log.follow(signal)
  }

  close(): Promise<void> {
    return (this.closing ??= this.log.close().then(() => this.wire.close()))
  }

  /** Looks whether the batch would be taken, before anything of it is written. */
  private async ahead({ checkpoint, documents, removed = [] }: Batch): Promise<Ahead | 'stale'> {
    const isRepair = checkpoint.expected === checkpoint.to.position
    const before = [...rowsByVersion(documents)].map(([version, rows]) =>
      this.wire.over(database => readBefore(database, version, rows, { isRepair })),
    )
    const [moves, ...versions] = await Promise.all([this.wire.over(database => mayMove(database, checkpoint)), ...before])
    const writes = versions.filter(version => version !== 'stale')
    const removals = await this.wire.over(database => readRemovals(database, removed))
    return moves && writes.length === versions.length && removals !== 'stale' ? { writes, removals } : 'stale'
  }

  /** False where somebody else was faster: some of it may be written then, and nothing was published. */
  private async put({ checkpoint }: Batch, ahead: Ahead): Promise<boolean> {
    try {
      const taken = await this.wire.over(database => putAll(database, checkpoint, ahead))
      if (!taken) this.log.loseTrack()
      return taken
    } catch (error) {
      this.log.loseTrack()
      throw error
    }
  }
}

const putAll = async (database: Db, checkpoint: Batch['checkpoint'], { writes, removals }: Ahead): Promise<boolean> => {
  for (const version of writes) if (!(await writeRows(database, version))) return false
  if (!(await takeOut(database, removals))) return false
  if (!(await moveCheckpoint(database, checkpoint))) return false
  for (const version of writes) await takePlacesAway(database, version)
  return true
}

const rowsByVersion = (documents: readonly DocumentWrite[]): ReadonlyMap<ModelVersion, readonly Row[]> => {
  const versions = new Map<ModelVersion, Row[]>()
  for (const document of documents) {
    const rows = versions.get(document.version)
    if (rows === undefined) versions.set(document.version, [rowOf(document)])
    else rows.push(rowOf(document))
  }
  return versions
}
