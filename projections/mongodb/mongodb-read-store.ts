import { checkpointChange, EVERYTHING, settingChange } from '../changes'
import { ChangesLog } from './changes-log'
import { changesOf, readBefore, rowOf, takePlacesAway, writeRows, type BuildWrites, type Row } from './document-batch'
import { discardBuild, getDocument, getDocuments, listDocuments } from './document-collections'
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
import type { Batch, BatchOutcome, Build, Change, DocumentWrite, Lease, ListRange, ReadStore } from '../read-store'
import type { Db } from 'mongodb'

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
 * checkpoint, old places. Whoever goes on folds again from the checkpoint, and documents that have a fact leave it out.
 */
class MongoDbReadStore implements ReadStore {
  private closing: Promise<void> | undefined

  constructor(
    private readonly wire: Wire,
    private readonly log: ChangesLog,
  ) {}

  get(build: Build, id: string) {
    return this.wire.over(database => getDocument(database, build, id))
  }

  getMany(build: Build, ids: readonly string[]) {
    return this.wire.over(database => getDocuments(database, build, ids))
  }

  list(build: Build, range: ListRange) {
    return this.wire.over(database => listDocuments(database, build, range))
  }

  async write(batch: Batch): Promise<BatchOutcome> {
    const writes = await this.ahead(batch)
    if (writes === 'stale') return { kind: 'stale' }
    if (!(await this.put(batch, writes))) return { kind: 'stale' }
    const changes = [...new Set(writes.flatMap(changesOf))]
    await this.log.tell([...changes, checkpointChange(batch.checkpoint.name, batch.checkpoint.to)])
    return { kind: 'written', changes }
  }

  checkpoint(name: string) {
    return this.wire.over(database => getCheckpoint(database, name))
  }

  async discard(builds: readonly Build[], checkpoints: readonly string[]): Promise<void> {
    await this.wire.over(database => forgetCheckpoints(database, checkpoints))
    for (const build of builds) await this.wire.over(database => discardBuild(database, build))
  }

  setting(name: string) {
    return this.wire.over(database => getSetting(database, name))
  }

  async changeSetting(name: string, expected: unknown, value: unknown): Promise<boolean> {
    const changed = await this.wire.over(database => changeSetting(database, name, expected, value))
    if (changed) await this.log.tell([settingChange(name)])
    return changed
  }

  /** What the holder before had begun may have been written without a word. */
  async lease(name: string, owner: string, milliseconds: number): Promise<Lease | null> {
    const taken = await this.wire.over(database => takeLease(database, name, owner, milliseconds))
    if (taken.kind === 'taken') return null
    if (taken.kind === 'new' && taken.lease.fence > 1) await this.log.tell([EVERYTHING])
    return taken.lease
  }

  release(name: string, owner: string): Promise<void> {
    return this.wire.over(database => releaseLease(database, name, owner))
  }

  changes(signal: AbortSignal): AsyncIterable<readonly Change[]> {
    return this.log.follow(signal)
  }

  close(): Promise<void> {
    return (this.closing ??= this.log.close().then(() => this.wire.close()))
  }

  /** Looks whether the batch would be taken, before anything of it is written. */
  private async ahead({ checkpoint, documents }: Batch): Promise<readonly BuildWrites[] | 'stale'> {
    const before = [...rowsByBuild(documents)].map(([build, rows]) =>
      this.wire.over(database => readBefore(database, build, rows)),
    )
    const [moves, ...builds] = await Promise.all([this.wire.over(database => mayMove(database, checkpoint)), ...before])
    const writes = builds.filter(build => build !== 'stale')
    return moves && writes.length === builds.length ? writes : 'stale'
  }

  /** False where somebody else was faster: some of it may stand then, and nobody was told. */
  private async put({ checkpoint }: Batch, writes: readonly BuildWrites[]): Promise<boolean> {
    try {
      const taken = await this.wire.over(database => putAll(database, checkpoint, writes))
      if (!taken) this.log.loseTrack()
      return taken
    } catch (error) {
      this.log.loseTrack()
      throw error
    }
  }
}

const putAll = async (database: Db, checkpoint: Batch['checkpoint'], writes: readonly BuildWrites[]): Promise<boolean> => {
  for (const build of writes) if (!(await writeRows(database, build))) return false
  if (!(await moveCheckpoint(database, checkpoint))) return false
  for (const build of writes) await takePlacesAway(database, build)
  return true
}

const rowsByBuild = (documents: readonly DocumentWrite[]): ReadonlyMap<Build, readonly Row[]> => {
  const builds = new Map<Build, Row[]>()
  for (const document of documents) {
    const rows = builds.get(document.build)
    if (rows === undefined) builds.set(document.build, [rowOf(document)])
    else rows.push(rowOf(document))
  }
  return builds
}
