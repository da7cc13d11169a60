import type { Fact, Recorded } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { EventStore, Position } from '@fullcourt/event-store/port'
import { WorkContext } from '../../storage/work-context/work-context'
import { CommandReads } from './command-reads'
import { emptyStream, foldOn, nextRevision, type FoldedStream } from './folded-stream'
import { StreamCache } from './stream-cache'
import { recallAll } from './recall-all'
import type { Snapshots } from './snapshots'
import { Refused } from './refused'

/** A fold, and whether it was taken from the cache: another process may have written since. */
export type Look<State> = { readonly folded: FoldedStream<State>; readonly isCached: boolean }

type UsedSnapshots = Pick<Snapshots, 'find' | 'forget' | 'offer'>

/** Of each kind of stream. */
const CACHED_OVER_THIS = 200

const commands = new WorkContext<CommandReads>()

/** What streams come to: cached where facts are fed to them, read where not. */
export class StreamStates {
  constructor(
    private readonly store: Pick<EventStore, 'read'>,
    private readonly cache: StreamCache,
    private readonly snapshots?: UsedSnapshots,
    /** Those of the store that lies under this one. */
    private readonly below?: StreamStates,
  ) {}

  /** The same of a store over this one: it begins with what is cached here, and nothing that it reads or writes comes here. */
  over(store: Pick<EventStore, 'read'>): StreamStates {
    const cache = new StreamCache(CACHED_OVER_THIS)
    cache.follow()
    return new StreamStates(store, cache, this.readOnlySnapshots(), this)
  }

  /**
   * Carries a command's handler out. It looks at cached streams, and reads what is not cached once. Where it is refused on what was
   * cached it is carried out once more on what is read then (docs/facts.md#commands). Inside of `seeing` it sees as much.
   */
  async deciding<Result>(handler: () => Promise<Result>): Promise<Result> {
    const upTo = this.command()?.upTo
    const reads = new CommandReads(false, upTo)
    try {
      return await this.within(reads, handler)
    } catch (error) {
      if (!(error instanceof Refused) || error.isFinal || !reads.usedCache) throw error
      return this.within(new CommandReads(true, upTo), handler)
    }
  }

  /** Does work that looks at streams, each with all that it holds up to that position. */
  seeing<Result>(position: Position, work: () => Promise<Result>): Promise<Result> {
    return this.within(new CommandReads(false, position), work)
  }

  async look<State, F extends Fact<string, unknown>, Id>(stream: StreamOf<State, F, Id>, name: string): Promise<Look<State>> {
    const command = this.command()
    const begun = command?.find(stream, name)
    if (begun) {
      const read = await begun
      return { folded: this.cache.find(stream, name) ?? read, isCached: false }
    }
    const mayUseCache = command?.fresh !== true && this.cache.areCurrent && this.cache.isFedUpTo(command?.upTo)
    const cached = mayUseCache ? this.cache.find(stream, name) : undefined
    if (cached === undefined) return { folded: await this.read(stream, name), isCached: false }
    command?.tookFromCache(name)
    return { folded: cached, isCached: true }
  }

  /** Reads what was written since a stream was read last. */
  read<State, F extends Fact<string, unknown>, Id>(stream: StreamOf<State, F, Id>, name: string): Promise<FoldedStream<State>> {
    const reading = this.readOn(stream, name)
    this.command()?.read(stream, name, reading)
    return reading
  }

  /** Takes in what this process wrote itself, at once. */
  wrote<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
    before: FoldedStream<State>,
    facts: readonly Recorded<Fact<string, unknown>>[],
  ): void {
    this.keep(stream, name, foldOn(stream, before, facts))
    for (const fact of facts) this.cache.feed(fact)
  }

  /** What is cached of a stream is of another history. */
  forget(name: string): void {
    this.cache.forget(name)
  }

  private async readOn<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
  ): Promise<FoldedStream<State>> {
    const reading = this.cache.beginReading(name)
    try {
      const before = this.cache.find(stream, name) ?? this.below?.shared(stream, name)
      let folded = await (before === undefined ? this.foldFromSnapshot(stream, name) : this.foldRest(stream, name, before))
      if (reading.newest >= nextRevision(folded)) folded = await this.foldRest(stream, name, folded)
      if (!reading.isVoid && reading.newest < nextRevision(folded)) this.keep(stream, name, folded)
      return folded
    } finally {
      this.cache.endReading(reading)
    }
  }

  /** What is cached, for another one: states never change, and what changes in place is its own. */
  private shared<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
  ): FoldedStream<State> | undefined {
    const cached = this.cache.find(stream, name)
    return cached && { ...cached, commands: new Map(cached.commands), parts: new Map(cached.parts) }
  }

  private readOnlySnapshots(): UsedSnapshots | undefined {
    const { snapshots } = this
    if (snapshots === undefined) return undefined
    const read: Pick<UsedSnapshots, 'find'> = { find: (stream, name) => snapshots.find(stream, name) }
    return { ...read, forget: () => undefined, offer: () => undefined }
  }

  /** Reads from the snapshot's last fact on, which shows whether it was made of this log. */
  private async foldFromSnapshot<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
  ): Promise<FoldedStream<State>> {
    const snapshot = this.snapshots?.find(stream, name)
    if (snapshot !== undefined && snapshot.revision !== 'none') {
      const [last, ...rest] = await this.store.read(name, snapshot.revision)
      if (last?.id === snapshot.lastId && last?.position === snapshot.position) return foldOn(stream, snapshot, recallAll(rest))
      this.snapshots?.forget(stream, name)
    }
    return this.foldRest(stream, name, emptyStream(stream.initial))
  }

  private async foldRest<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
    folded: FoldedStream<State>,
  ): Promise<FoldedStream<State>> {
    return foldOn(stream, folded, recallAll(await this.store.read(name, nextRevision(folded))))
  }

  private keep<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
    folded: FoldedStream<State>,
  ): void {
    this.cache.add(stream, name, folded)
    this.snapshots?.offer(stream, name, nextRevision(folded), () => this.cache.find(stream, name))
  }

  private async within<Result>(reads: CommandReads, handler: () => Promise<Result>): Promise<Result> {
    try {
      return await commands.run(reads, handler)
    } finally {
      reads.end()
    }
  }

  private command(): CommandReads | undefined {
    const command = commands.get()
    return command?.isOver === true ? undefined : command
  }
}
