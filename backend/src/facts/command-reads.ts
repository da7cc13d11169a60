import type { Fact } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { FoldedStream } from './folded-stream'

/** What one command looked at so far: the streams it read, and those that it took as they were kept. */
export class CommandReads {
  private readonly reads = new Map<unknown, Map<string, Promise<FoldedStream<unknown>>>>()
  private readonly takenAsKept = new Set<string>()
  private ended = false

  /** `fresh`: nothing is taken as it was kept. */
  constructor(readonly fresh: boolean) {}

  /** Whether anything was decided on what was kept. */
  get usedKept(): boolean {
    return this.takenAsKept.size > 0
  }

  /** What goes on after its command (a job that it began) reads for itself. */
  get isOver(): boolean {
    return this.ended
  }

  end(): void {
    this.ended = true
  }

  tookAsKept(name: string): void {
    this.takenAsKept.add(name)
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
    this.takenAsKept.delete(name)
    const ofKind = this.reads.get(stream) ?? new Map<string, Promise<FoldedStream<unknown>>>()
    this.reads.set(stream, ofKind.set(name, reading))
  }
}
