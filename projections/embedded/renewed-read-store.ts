import { EVERYTHING } from '../changes'
import type { ChangesFeed } from '../changes-feed'
import {
  ReadStoreUnavailable,
  type Batch,
  type BatchOutcome,
  type ListRange,
  type ModelVersion,
  type ReadStore,
} from '../read-store'
import { isDamaged } from './document-file'

/** The documents in one file, for as long as it is whole. */
export type WholeFile = Omit<ReadStore, 'changes'> & {
  /** The newest rights to work that were given. */
  readonly fences: ReadonlyMap<string, number>
  /** Leaves the file as it is. */
  readonly giveUp: () => void
}

/** Opens the file again, which puts a damaged one aside. The fences of leases go on from those that were given. */
export type OpenAgain = (fences: ReadonlyMap<string, number>) => WholeFile

/**
 * A read store whose file is begun anew as soon as it is found damaged: everything in it is made again from the facts. The runner
 * finds its checkpoint and its lease gone and begins with the first fact; until then no document is read, so that nothing is shown as
 * missing.
 */
export class RenewedReadStore implements ReadStore {
  private current: WholeFile | undefined
  private fences: ReadonlyMap<string, number> = new Map()
  private isNew = false
  private isClosed = false

  constructor(
    private readonly open: OpenAgain,
    private readonly feed: ChangesFeed,
  ) {
    this.current = open(this.fences)
  }

  get(version: ModelVersion, id: string) {
    return this.look(store => store.get(version, id))
  }

  getMany(version: ModelVersion, ids: readonly string[]) {
    return this.look(store => store.getMany(version, ids))
  }

  getPlaced(version: ModelVersion, ids: readonly string[]) {
    return this.look(store => store.getPlaced(version, ids))
  }

  ids(version: ModelVersion, after: string | null, limit: number) {
    return this.look(store => store.ids(version, after, limit))
  }

  strayPlaces(version: ModelVersion, after: string | null) {
    return this.look(store => store.strayPlaces(version, after))
  }

  list(version: ModelVersion, range: ListRange) {
    return this.look(store => store.list(version, range))
  }

  places(version: ModelVersion, range: ListRange) {
    return this.look(store => store.places(version, range))
  }

  tally(version: ModelVersion, range: ListRange, length: number) {
    return this.look(store => store.tally(version, range, length))
  }

  write(batch: Batch): Promise<BatchOutcome> {
    return this.call(store => store.write(batch))
  }

  checkpoint(name: string) {
    return this.call(store => store.checkpoint(name))
  }

  discard(versions: readonly ModelVersion[], checkpoints: readonly string[]): Promise<void> {
    return this.call(store => store.discard(versions, checkpoints))
  }

  setting(name: string) {
    return this.call(store => store.setting(name))
  }

  /** The runner says first of all which versions there are. */
  async changeSetting(name: string, expected: unknown, value: unknown): Promise<boolean> {
    const changed = await this.call(store => store.changeSetting(name, expected, value))
    if (changed) this.isNew = false
    return changed
  }

  lease(name: string, owner: string, milliseconds: number) {
    return this.call(store => store.lease(name, owner, milliseconds))
  }

  release(name: string, owner: string): Promise<void> {
    return this.call(store => store.release(name, owner))
  }

  changes(signal: AbortSignal) {
    return this.feed.follow(signal)
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.feed.close()
    await this.current?.close()
  }

  private look<Answer>(read: (store: WholeFile) => Promise<Answer>): Promise<Answer> {
    return this.call(store =>
      this.isNew ? Promise.reject(new ReadStoreUnavailable('The documents are being made anew.')) : read(store),
    )
  }

  private async call<Answer>(ask: (store: WholeFile) => Promise<Answer>): Promise<Answer> {
    const store = (this.current ??= this.open(this.fences))
    try {
      return await ask(store)
    } catch (error) {
      if (isDamaged(error)) await this.renew(store)
      throw error
    }
  }

  /** Where it cannot be opened now, the next call tries again. */
  private async renew(damaged: WholeFile): Promise<void> {
    if (this.isClosed || this.current !== damaged) return
    this.fences = damaged.fences
    this.current = undefined
    this.isNew = true
    damaged.giveUp()
    this.current = this.open(this.fences)
    await this.feed.publish([EVERYTHING])
  }
}
