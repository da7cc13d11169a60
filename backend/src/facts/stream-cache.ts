import type { Fact } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { FoldedStream } from './folded-stream'

/** The folds used last, at most so many. Contexts that share a stream fold it each in its own way, so a fold has its own shelf. */
export class StreamCache {
  private readonly caches = new Map<unknown, Map<string, FoldedStream<unknown>>>()

  constructor(private readonly perStreamKind: number) {}

  find<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
  ): FoldedStream<State> | undefined {
    return this.cache(stream).get(name) as FoldedStream<State> | undefined
  }

  keep<State, F extends Fact<string, unknown>, Id>(stream: StreamOf<State, F, Id>, name: string, folded: FoldedStream<State>) {
    const cache = this.cache(stream)
    cache.delete(name)
    cache.set(name, folded)
    const [oldest] = cache.keys()
    if (cache.size > this.perStreamKind && oldest !== undefined) cache.delete(oldest)
  }

  private cache(stream: unknown): Map<string, FoldedStream<unknown>> {
    const known = this.caches.get(stream)
    if (known) return known
    const cache = new Map<string, FoldedStream<unknown>>()
    this.caches.set(stream, cache)
    return cache
  }
}
