import type { Fact } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { Position } from '@fullcourt/event-store/port'
import type { FoldedStream } from './folded-stream'

/** What one command looked at so far: the streams it read, and those that it took from the cache. */
export class CommandReads {
  private readonly reads = new Map<unknown, Map<string, Promise<FoldedStream<unknown>>>>()
  private readonly fromCache = new Set<string>()
  private ended = false

  /** `fresh`: nothing is taken from the cache. `upTo`: nothing that may lack a fact up to there. */
  constructor(
    readonly fresh: boolean,
    readonly upTo?: Position,
  ) {}

  /** Whether anything was decided on what was cached. */
  get usedCache(): boolean {
    return this.fromCache.size > 0
  }

  /** What goes on after its command (a job that it began) reads for itself. */
  get isOver(): boolean {
    return this.ended
  }

  end(): void {
    this.ended = true
  }

  tookFromCache(name: string): void {
    this.fromCache.add(name)
  }

  /** A stream is read once for a command, however often it is asked for. */
  find<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
  ): Promise<FoldedStream<State>> | undefined {
    return this.reads.get(stream)?.get(name) as Promise<FoldedStream<State>> | undefined
  }

  read<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
    reading: Promise<FoldedStream<State>>,
  ): void {
    this.fromCache.delete(name)
    const ofKind = this.reads.get(stream) ?? new Map<string, Promise<FoldedStream<unknown>>>()
    this.reads.set(stream, ofKind.set(name, reading))
  }
}
