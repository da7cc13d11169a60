import { LRUCache } from 'lru-cache'
import type { Fact, Recorded } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { Position } from '@fullcourt/event-store/port'
import { foldOn, nextRevision, type AnyStream, type FoldedStream } from './folded-stream'

/** A read that is going on: what came meanwhile may be missing in it. */
export type OngoingRead = { readonly name: string; newest: number; isVoid: boolean }

/**
 * The folds used last, at most so many of each kind of stream. Contexts that share a stream fold it each in its own way, so each
 * has its own cache. Facts are fed to them as they come, in the order of their stream.
 */
export class StreamCache {
  private readonly caches = new Map<AnyStream, LRUCache<string, FoldedStream<unknown>>>()
  private readonly readings = new Set<OngoingRead>()
  private isFed = false
  private fedUpTo: Position | undefined

  constructor(private readonly perKind: number) {}

  /** Whether every fact that is written reaches the cached streams: only then may one be used without reading. */
  get areCurrent(): boolean {
    return this.isFed
  }

  /** Whether every fact up to a position has reached the cached streams; of none in particular it is not asked. */
  isFedUpTo(position: Position | undefined): boolean {
    return position === undefined || (this.fedUpTo !== undefined && position <= this.fedUpTo)
  }

  /** Every fact up to a position was fed. */
  reached(position: Position): void {
    this.fedUpTo = position
  }

  /** From now on every fact is fed; whatever was cached or read before may lack some. */
  follow(): void {
    this.drop()
    this.isFed = true
  }

  /** Facts may be missed from now on: nothing cached is used without reading. */
  drop(): void {
    this.isFed = false
    this.fedUpTo = undefined
    this.caches.clear()
    for (const reading of this.readings) reading.isVoid = true
  }

  find<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
  ): FoldedStream<State> | undefined {
    return this.cacheOf(stream).get(name) as FoldedStream<State> | undefined
  }

  /** Adds a fold, unless one that is further on is cached already. */
  add<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    name: string,
    folded: FoldedStream<State>,
  ): void {
    const cache = this.cacheOf(stream)
    const cached = cache.peek(name)
    if (cached !== undefined && nextRevision(cached) > nextRevision(folded)) return
    cache.set(name, folded)
  }

  forget(name: string): void {
    for (const cache of this.caches.values()) cache.delete(name)
  }

  /** To be ended with `endReading`. Facts that are fed while a stream is read may have been written after it was read. */
  beginReading(name: string): OngoingRead {
    const reading = { name, newest: -1, isVoid: false }
    this.readings.add(reading)
    return reading
  }

  endReading(reading: OngoingRead): void {
    this.readings.delete(reading)
  }

  /** Whether a fact of that stream would change anything here. */
  wants(name: string): boolean {
    return [...this.caches.values()].some(cache => cache.has(name)) || [...this.readings].some(reading => reading.name === name)
  }

  /** Folds the next fact of a stream into whatever is cached of it; a fold that it does not fit is dropped. */
  feed(fact: Recorded<Fact<string, unknown>>): void {
    for (const reading of this.readings) {
      if (reading.name === fact.stream) reading.newest = Math.max(reading.newest, fact.revision)
    }
    for (const [stream, cache] of this.caches) {
      const folded = cache.peek(fact.stream)
      if (folded === undefined) continue
      if (nextRevision(folded) === fact.revision) cache.set(fact.stream, foldOn(stream, folded, [fact]))
      else if (!holds(folded, fact)) cache.delete(fact.stream)
    }
  }

  private cacheOf(stream: unknown): LRUCache<string, FoldedStream<unknown>> {
    const known = this.caches.get(stream as AnyStream)
    if (known) return known
    const cache = new LRUCache<string, FoldedStream<unknown>>({ max: this.perKind })
    this.caches.set(stream as AnyStream, cache)
    return cache
  }
}

/** Whether a fold may have seen a fact; for its last one the id decides. */
const holds = ({ revision, lastId }: FoldedStream<unknown>, fact: Recorded<Fact<string, unknown>>): boolean =>
  revision !== 'none' && (fact.revision < revision || (fact.revision === revision && fact.id === lastId))
