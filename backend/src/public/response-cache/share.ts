import { LRUCache } from 'lru-cache'

type Share<Entry> = {
  /** In bytes. */
  readonly limit: number
  readonly now: () => number
  readonly removed: (entry: Entry) => void
}

/** A part of the cache with a bound of its own, so that nothing outside of it is pushed out by what is put in. */
export const openShare = <Entry extends object>({ limit, now, removed }: Share<Entry>): LRUCache<string, Entry> =>
  new LRUCache({ maxSize: limit, ttlResolution: 0, perf: { now }, dispose: removed })
