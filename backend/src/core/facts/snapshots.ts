import { LRUCache } from 'lru-cache'
import { growingTo } from '@fullcourt/projections/growing-cache'
import type { Fact } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import { nextRevision, type FoldedStream } from './folded-stream'
import { openSnapshotFile, type SnapshotFile } from './snapshot-file'
import { SNAPSHOT_FOLDS, versionOf, type SnapshotFold } from './snapshot-folds'
import { foldFromText, snapshotText } from './snapshot-text'

/** A shorter stream is read as fast as its snapshot would be. */
const SHORTEST = 500

/** How many facts, and which part of a stream, are read after a snapshot before there is a new one. */
const FACTS_BEHIND = 100
const PART_BEHIND = 0.1

/** One after another, so that no command waits for more than one of them. */
const WRITTEN_AFTER_MILLISECONDS = 200

const REMEMBERED_STREAMS = 10_000

export type SnapshotOptions = {
  readonly folds?: readonly SnapshotFold[]
  /** How many facts a stream has at least. */
  readonly shortest?: number
}

/**
 * Folded states of long streams, beside the log and made of it: losing them costs reading. A reader of one compares its last
 * fact with the log's. They are written after the commands, in the background.
 */
export class Snapshots {
  private readonly versions: ReadonlyMap<unknown, string>
  private readonly shortest: number
  /** The length at which a stream's snapshot was made last. */
  private readonly lengths = new LRUCache<string, number>(growingTo(REMEMBERED_STREAMS))
  private readonly due = new Map<string, () => void>()
  private timer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(
    private readonly file: SnapshotFile,
    private readonly onError: (error: unknown) => void,
    { folds = SNAPSHOT_FOLDS, shortest = SHORTEST }: SnapshotOptions = {},
  ) {
    this.versions = new Map(folds.map(fold => [fold.stream, versionOf(fold)]))
    this.shortest = shortest
  }

  find<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
  ): FoldedStream<State> | undefined {
    const version = this.versions.get(stream)
    if (version === undefined) return undefined
    return this.orElse(() => {
      const text = this.file.find(version, name)
      if (text === undefined) return undefined
      const folded = foldFromText(text) as FoldedStream<State>
      this.lengths.set(keyOf(version, name), nextRevision(folded))
      return folded
    })
  }

  /** Makes a snapshot a moment later, of what `latest` says then, where the stream has grown enough. */
  offer<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
    length: number,
    latest: () => FoldedStream<State> | undefined,
  ): void {
    const version = this.versions.get(stream)
    if (version === undefined || this.isClosed || length < this.shortest) return
    const key = keyOf(version, name)
    const before = this.lengths.get(key)
    if (before !== undefined && length - before < Math.max(FACTS_BEHIND, before * PART_BEHIND)) return
    this.due.set(key, () => {
      const folded = latest()
      if (folded === undefined) return
      this.file.write(version, name, snapshotText(folded))
      this.lengths.set(key, nextRevision(folded))
    })
    this.schedule()
  }

  /** The log holds another stream than the snapshot was made of. */
  forget<State, F extends Fact<string, unknown>, Id>(stream: StreamOf<State, F, Id>, name: string): void {
    const version = this.versions.get(stream)
    if (version === undefined) return
    this.lengths.delete(keyOf(version, name))
    this.orElse(() => this.file.remove(version, name))
  }

  /** Writes what is due. A second call is harmless. */
  close(): void {
    if (this.isClosed) return
    this.isClosed = true
    clearTimeout(this.timer)
    while (this.due.size > 0) this.writeNext()
    this.orElse(() => this.file.close())
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.writeNext()
      if (this.due.size > 0) this.schedule()
    }, WRITTEN_AFTER_MILLISECONDS).unref()
  }

  private writeNext(): void {
    const [next] = this.due
    if (next === undefined) return
    const [key, write] = next
    this.due.delete(key)
    this.orElse(write)
  }

  /** A snapshot that cannot be had or made keeps nobody from deciding. */
  private orElse<Result>(work: () => Result): Result | undefined {
    try {
      return work()
    } catch (error) {
      this.onError(error)
      return undefined
    }
  }
}

const keyOf = (version: string, name: string): string => `${version} ${name}`

/** Where the file cannot be opened. */
const NO_FILE: SnapshotFile = { find: () => undefined, write: () => undefined, remove: () => undefined, close: () => undefined }

/**
 * Opens the snapshots in a data folder. Where their file cannot be opened, or fails later, there are none, and `onError` is
 * called with the reason.
 */
export const openSnapshots = (folder: string, onError: (error: unknown) => void, options: SnapshotOptions = {}): Snapshots => {
  const versions = (options.folds ?? SNAPSHOT_FOLDS).map(versionOf)
  try {
    return new Snapshots(openSnapshotFile(folder, versions), onError, options)
  } catch (error) {
    onError(error)
    return new Snapshots(NO_FILE, onError, options)
  }
}
