import { LRUCache } from 'lru-cache'
import { EVERYTHING } from '@fullcourt/projections/changes'
import type { FeedLine } from '@fullcourt/projections/read-store'
import { DependencyIndex, type Dependent } from './dependency-index'
import { RecentChanges, type ChangeMoment } from './recent-changes'
import type { Bytes } from './encode'

type Share<Entry> = {
  /** In bytes. */
  readonly limit: number
  readonly now: () => number
  readonly removed: (entry: Entry) => void
}

/** A part of the cache with a bound of its own, so that nothing outside of it is pushed out by what is put in. */
export const openShare = <Entry extends object>({ limit, now, removed }: Share<Entry>): LRUCache<string, Entry> =>
  new LRUCache({ maxSize: limit, ttlResolution: 0, perf: { now }, dispose: removed })

/** An answer as it is sent. */
export type CachedResponse = {
  readonly status: number
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly bytes: Bytes
  /** What it was made of: it is dropped when any of that changes. */
  readonly dependencies: ReadonlySet<FeedLine>
  /** Any website may show it in a frame. */
  readonly framable?: true
  /** Headers of its own, beside or instead of those of every answer. */
  readonly headers?: Readonly<Record<string, string>>
  /** When it stops being true by itself (a page says which day is today), in milliseconds since 1970. */
  readonly until?: number
}

/**
 * When an answer was begun: what changes afterwards and concerns it keeps it from being cached. Begun before the first look.
 */
export type Pending = { readonly since: ChangeMoment }

type Entry = { readonly answer: CachedResponse; readonly dependent: Dependent }

/** What an answer takes beside its bytes: its objects, its prepared headers, its place in the maps. Estimated, in bytes. */
const OF_EACH_ANSWER = 4_000
const OF_EACH_DEPENDENCY = 250

/** The cache still answers at the very end of a lifetime. */
const LAST_MILLISECOND = 1

/** How much of the cache pictures may take: there may be one of every game, and each is soon made anew. */
const OF_PICTURES = 1 / 4

const isPicture = ({ type }: Pick<CachedResponse, 'type'>) => type.startsWith('image/')

/** What gzip and brotli together come to, as a part of what they compress. Estimated: they are made when somebody asks for them. */
const OF_ENCODINGS = 0.4

/** Bytes of memory, with the key and all that the answer depends on. */
const sizeOf = (key: string, { bytes, dependencies, type }: CachedResponse): number => {
  const encodings = isPicture({ type }) ? 0 : Math.ceil(bytes.identity.length * OF_ENCODINGS)
  let size = bytes.identity.length + encodings + key.length + OF_EACH_ANSWER
  for (const change of dependencies) size += change.length + OF_EACH_DEPENDENCY
  return size
}

/** True where it was there. */
const dropFrom = (share: LRUCache<string, Entry>, dependent: Dependent): boolean =>
  share.peek(dependent.key)?.dependent === dependent && share.delete(dependent.key)

/**
 * The one bounded store of answers, pages and JSON alike (docs/answers.md#cached-answers): an answer stays until a document it read, one it
 * did not find, or a list it looked at changes. Least recently used answers go first; pictures have a share of their own.
 */
export class ResponseCache {
  private readonly index = new DependencyIndex()
  private readonly changes = new RecentChanges()
  private readonly texts: LRUCache<string, Entry>
  private readonly pictures: LRUCache<string, Entry>

  /** `limit` in bytes. */
  constructor(
    limit = 64 * 1024 * 1024,
    private readonly now: () => number = Date.now,
  ) {
    const removed = ({ dependent }: Entry) => this.index.remove(dependent)
    const ofPictures = Math.floor(limit * OF_PICTURES)
    this.texts = openShare({ limit: limit - ofPictures, now, removed })
    this.pictures = openShare({ limit: ofPictures, now, removed })
  }

  get(key: string): CachedResponse | undefined {
    return (this.texts.get(key) ?? this.pictures.get(key))?.answer
  }

  has(key: string): boolean {
    return this.texts.has(key) || this.pictures.has(key)
  }

  *keys(): Iterable<string> {
    yield* this.texts.keys()
    yield* this.pictures.keys()
  }

  begin(): Pending {
    return { since: this.changes.now() }
  }

  /** Caches an answer, unless something it depends on changed since it was begun. True where it is cached. */
  keep({ since }: Pending, key: string, answer: CachedResponse): boolean {
    const { dependencies, until } = answer
    if (!this.changes.areUnchanged(dependencies, since)) return false
    const left = until === undefined ? undefined : until - this.now() - LAST_MILLISECOND
    if (left !== undefined && left <= 0) return false
    const dependent = { key, dependencies }
    const share = isPicture(answer) ? this.pictures : this.texts
    share.set(key, { answer, dependent }, { size: sizeOf(key, answer), ...(left === undefined ? {} : { ttl: left }) })
    if (!share.has(key)) return false
    this.index.add(dependent)
    return true
  }

  /** Drops every answer that depends on what changed, before it returns. Under which keys, without those of pictures. */
  forget(changes: readonly FeedLine[]): readonly string[] {
    return changes.flatMap(change => (change === EVERYTHING ? this.forgetAll() : this.forgetOne(change)))
  }

  /** How many responses are cached, and the memory that they take, in bytes. */
  measure(): { readonly responses: number; readonly bytes: number } {
    return {
      responses: this.texts.size + this.pictures.size,
      bytes: this.texts.calculatedSize + this.pictures.calculatedSize,
    }
  }

  /** Waits until nothing of what was dropped is left in memory. */
  cleared(): Promise<void> {
    return this.index.cleared()
  }

  private forgetOne(change: FeedLine): readonly string[] {
    this.changes.add(change)
    const dropped: string[] = []
    for (const dependent of this.index.take(change)) {
      if (dropFrom(this.texts, dependent)) dropped.push(dependent.key)
      dropFrom(this.pictures, dependent)
    }
    return dropped
  }

  private forgetAll(): readonly string[] {
    const dropped = [...this.texts.keys()]
    this.changes.addEverything()
    this.texts.clear()
    this.pictures.clear()
    this.index.removeAll()
    return dropped
  }
}
