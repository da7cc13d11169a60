import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { checkedAppend, checkedRevision } from '../checked-append'
import { Closed, LogDiverged, Unavailable } from '../errors'
import { placeOf, positionOf } from '../position'
import type { Appended, EventStore, Expected, NewFact, OpeningNotice, Position, Revision, StoredFact } from '../port'
import { AppendQueue } from './append-queue'
import { openEndMark, type EndMark } from './end-mark'
import { openFactFile } from './fact-file'
import { FactLog } from './fact-log'
import { FactReader } from './fact-reader'
import { lockFolder, type FolderLock } from './folder-lock'
import { lostFacts, type OpenedFile } from './lost-facts'
import { readableBytes } from './write-ahead-log'
import type { Database } from './sqlite'

/** Wakes all that wait for something new. A caller that does not wait yet misses nothing: it looks before it waits. */
export class Growth {
  private readonly waiting = new Set<() => void>()

  /** Resolves at the next `publish` or when the signal is given. */
  next(signal?: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const wake = () => {
        this.waiting.delete(wake)
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      this.waiting.add(wake)
      signal?.addEventListener('abort', wake)
    })
  }

  publish(): void {
    for (const wake of [...this.waiting]) wake()
  }
}

/** The file of facts in a data folder, and the mark beside it. */
export const FACTS_FILE = 'facts.sqlite'
const END_MARK_FILE = 'facts.end'

/**
 * Opens the log in a folder, or begins one there. One process at a time may have it open: any other is refused with
 * `Unavailable`, as is a file of a newer format.
 */
export const openEmbeddedEventStore = async (folder: string): Promise<EventStore> => {
  await makeFolder(folder)
  const lock = lockFolder(folder)
  try {
    return openLocked(join(folder, FACTS_FILE), openEndMark(join(folder, END_MARK_FILE)), lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    throw new Unavailable(`The folder ${folder} for the event log cannot be made.`, { cause: error })
  }
}

const openLocked = (file: string, mark: EndMark, lock: FolderLock): EventStore => {
  try {
    const walBytes = readableBytes(`${file}-wal`)
    return storeOn(openFactFile(file, mark.found?.position), { file, walBytes }, mark, lock)
  } catch (error) {
    mark.close()
    throw error
  }
}

const storeOn = (database: Database, file: OpenedFile, mark: EndMark, lock: FolderLock): EventStore => {
  try {
    return new EmbeddedEventStore(database, lock, mark, lostFacts(database, file, mark.found))
  } catch (error) {
    database.close()
    throw error
  }
}

/** All work on the file is synchronous and short; only waiting (for a turn, for growth) is not. */
export class EmbeddedEventStore implements EventStore {
  private readonly log: FactLog
  private readonly reader: FactReader
  private readonly growth = new Growth()
  private readonly appends: AppendQueue
  private closing: Promise<void> | undefined

  constructor(
    private readonly database: Database,
    private readonly lock: FolderLock,
    private readonly mark: EndMark,
    readonly notices: readonly OpeningNotice[] = [],
  ) {
    this.log = new FactLog(database)
    this.reader = new FactReader(database)
    this.appends = new AppendQueue(database, this.log, mark, () => this.growth.publish())
  }

  async append(stream: string, expected: Expected, facts: readonly NewFact[]): Promise<Appended> {
    this.refuseWhenClosed()
    return this.appends.add({ stream, expected, facts: checkedAppend(stream, expected, facts) })
  }

  async read(stream: string, from: Revision = 0): Promise<readonly StoredFact[]> {
    this.refuseWhenUnfit()
    return this.reader.stream(stream, checkedRevision(from))
  }

  async factAt(position: Position): Promise<StoredFact | undefined> {
    const place = placeOf(position)
    this.refuseWhenUnfit()
    return place > 0n && place <= this.log.head ? this.reader.page(Number(place) - 1, Number(place))[0] : undefined
  }

  async *readAll(after: Position): AsyncIterable<readonly StoredFact[]> {
    this.refuseWhenUnfit()
    const last = this.log.head
    for (let place = this.knownPlace(after); place < last;) {
      const page = this.page(Number(place), last)
      yield page
      place += BigInt(page.length)
      await nextTurn()
    }
  }

  async *subscribe(after: Position, signal?: AbortSignal): AsyncIterable<readonly StoredFact[]> {
    this.refuseWhenUnfit()
    let place = this.knownPlace(after)
    while (!signal?.aborted) {
      this.refuseWhenUnfit()
      if (place < this.log.head) {
        const page = this.page(Number(place), this.log.head)
        yield page
        place += BigInt(page.length)
        await nextTurn()
      } else {
        await this.growth.next(signal)
      }
    }
  }

  async head(): Promise<Position> {
    this.refuseWhenUnfit()
    return positionOf(this.log.head)
  }

  close(): Promise<void> {
    this.closing ??= this.finish()
    return this.closing
  }

  private async finish(): Promise<void> {
    await this.appends.settled()
    this.growth.publish()
    this.database.close()
    this.mark.close()
    this.lock.release()
  }

  /** Positions have no holes, so that there is a fact at every one up to the head. */
  private knownPlace(position: Position): bigint {
    const place = placeOf(position)
    if (place > this.log.head) throw new LogDiverged(position)
    return place
  }

  private page(after: number, last: number): readonly StoredFact[] {
    this.refuseWhenUnfit()
    return this.reader.page(after, last)
  }

  /** Throws `Closed`, or what keeps the log from being known after a failed write. */
  private refuseWhenUnfit(): void {
    this.refuseWhenClosed()
    this.log.recover()
  }

  private refuseWhenClosed(): void {
    if (this.closing !== undefined) throw new Closed('The event log was closed.')
  }
}
