import type { Fact } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { FoldedStream } from './folded-stream'

/** The folds used last, at most so many. Contexts that share a stream fold it each in its own way, so a fold has its own shelf. */
export class KeptStreams {
  private readonly shelves = new Map<unknown, Map<string, FoldedStream<unknown>>>()

  constructor(private readonly perShelf: number) {}

  find<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
  ): FoldedStream<State> | undefined {
    return this.shelf(stream).get(name) as FoldedStream<State> | undefined
  }

  keep<State, F extends Fact<string, unknown>, Id>(stream: StreamOf<State, F, Id>, name: string, folded: FoldedStream<State>) {
    const shelf = this.shelf(stream)
    shelf.delete(name)
    shelf.set(name, folded)
    const [oldest] = shelf.keys()
    if (shelf.size > this.perShelf && oldest !== undefined) shelf.delete(oldest)
  }

  private shelf(stream: unknown): Map<string, FoldedStream<unknown>> {
    const known = this.shelves.get(stream)
    if (known) return known
    const shelf = new Map<string, FoldedStream<unknown>>()
    this.shelves.set(stream, shelf)
    return shelf
  }
}
