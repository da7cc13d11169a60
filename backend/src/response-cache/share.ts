import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './response-cache'
import type { Dependent } from './dependency-index'

/** A cached response, with the place under which the index of dependencies finds it. */
export type Entry = { readonly answer: CachedResponse; readonly dependent: Dependent }

type Share = {
  /** In bytes. */
  readonly limit: number
  readonly now: () => number
  readonly removed: (entry: Entry) => void
}

/** A part of the cache with a bound of its own, so that nothing outside of it is pushed out by what is put in. */
export const openShare = ({ limit, now, removed }: Share): LRUCache<string, Entry> =>
  new LRUCache({ maxSize: limit, ttlResolution: 0, perf: { now }, dispose: removed })
