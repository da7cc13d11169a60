import { BEGINNING, type Position } from '@fullcourt/event-store/port'
import type { ListPlace } from './projection'

/**
 * One written-out edition of a projection, e.g. `standings.v1.g2`: its code version, and a generation that grows with each
 * rebuild. The version registry names the build that is being read.
 */
export type ModelVersion = string

export type StoredDocument<Document = unknown> = {
  readonly id: string
  /** Position of the last fact that touched it. */
  readonly position: Position
  readonly body: Document
}

/** A document with the places at which lists have it; an index of which it has none may be missing. */
export type PlacedDocument = StoredDocument & { readonly places: DocumentWrite['places'] }

/** A place at which a list has a document that does not say so, or that is not there. */
export type StrayPlace = ListPlace & { readonly version: ModelVersion; readonly id: string; readonly index: string }

/** Those of some places that were looked through; `next` goes on after them, null where they were the last ones. */
export type StrayPlaces = { readonly strays: readonly StrayPlace[]; readonly next: string | null }

/** A document to be taken out, only where it is still at `expected`. */
export type DocumentRemoval = { readonly version: ModelVersion; readonly id: string; readonly expected: Position }

/** A whole document to be stored, written only where it is still at `expected` (null: it is not there yet). */
export type DocumentWrite = {
  readonly version: ModelVersion
  readonly id: string
  readonly expected: Position | null
  readonly position: Position
  readonly body: unknown
  /** All its places, by index. */
  readonly places: { readonly [index: string]: readonly ListPlace[] }
}

/** How far somebody has come: `count` is the number of our facts up to `position`. */
export type LogReach = { readonly position: Position; readonly count: number }

/**
 * How far a runner or a rebuild has come, as it is stored. `digest` is that of the fact that
 * is there (null at the beginning): it shows whether the log is still the one that was read.
 */
export type Checkpoint = LogReach & { readonly digest: string | null }

/** Where everything begins. */
export const NOTHING_READ: Checkpoint = { position: BEGINNING, count: 0, digest: null }

/**
 * A line of the changes feed: a document (`build/id`), a list (`build#index=key`) or a setting (`~name`) that looks different
 * now, a checkpoint that moved (`@name=position:count`), or `*` where lines were lost and anything may have changed. Made and
 * read by `changes.ts`.
 */
export type FeedLine = string

export type Batch = {
  /**
   * Moves from `expected` (null: none yet) to `to`; refused where it is at another, or the lease of the same name has a newer
   * fence. One that stays where it is is of a repair.
   */
  readonly checkpoint: {
    readonly name: string
    readonly fence: number
    readonly expected: Position | null
    readonly to: Checkpoint
  }
  readonly documents: readonly DocumentWrite[]
  /** No fact leads to a removal: it is the repair of a document that is not made of facts. */
  readonly removed?: readonly DocumentRemoval[]
  /** Places to be taken out of their lists, where no document says by now that it is there: of a repair. */
  readonly strays?: readonly StrayPlace[]
}

/**
 * `written`: all of it. `stale`: a document or the checkpoint was at another position, or the fence was old; the caller reads
 * again. A store without transactions may have written some documents of a stale batch: folding again from the checkpoint
 * repairs that, because a document never takes in a fact at or before its own position.
 */
export type BatchOutcome = { readonly kind: 'written'; readonly changes: readonly FeedLine[] } | { readonly kind: 'stale' }

/** A part of one list; `after`/`before` are exclusive places of its order. */
export type ListBounds = {
  readonly index: string
  readonly key: string
  readonly after?: string
  readonly before?: string
}

/** A range of one list in its order. */
export type ListRange = ListBounds & {
  readonly descending?: boolean
  readonly limit?: number
}

/** Where a document is in a list. */
export type StoredPlace = { readonly id: string; readonly order: string }

/** How many documents of a list have an order that begins alike. */
export type Tally = { readonly beginning: string; readonly documents: number }

/** A right to be the one that works, for a while; the fence grows with each new holder. Null: somebody else holds it. */
export type Lease = { readonly fence: number; readonly until: number }

/**
 * Where documents are kept, as narrow as the pages need. One contract suite holds for every adapter. It may throw
 * `ReadStoreUnavailable`; nothing else is expected to fail.
 * See docs/answers.md#documents.
 */
export interface ReadStore {
  get(version: ModelVersion, id: string): Promise<StoredDocument | undefined>
  /** Those that exist, in one round trip, by id. */
  getMany(version: ModelVersion, ids: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>>
  /** Those that exist with the places at which their lists have them, in one round trip, by id. */
  getPlaced(version: ModelVersion, ids: readonly string[]): Promise<ReadonlyMap<string, PlacedDocument>>
  /** Up to `limit` ids of the documents of a build, in an order of the store's own, after one of them or from the first. */
  ids(version: ModelVersion, after: string | null, limit: number): Promise<readonly string[]>
  /**
   * Looks through some places of a build, after those of another look or from the first, for ones that no document says it is at. A
   * store that leaves such places out of its lists has none to tell.
   */
  strayPlaces(version: ModelVersion, after: string | null): Promise<StrayPlaces>
  list(version: ModelVersion, range: ListRange): Promise<readonly StoredDocument[]>
  /** The places of a range in its order, without their documents. */
  places(version: ModelVersion, range: ListRange): Promise<readonly StoredPlace[]>
  /**
   * Counts the documents of a range by the first `length` characters of their order, and reads none of them. The counts are
   * sorted by these beginnings, from whichever end a limit counts.
   */
  tally(version: ModelVersion, range: ListRange, length: number): Promise<readonly Tally[]>
  write(batch: Batch): Promise<BatchOutcome>
  checkpoint(name: string): Promise<Checkpoint | undefined>
  /** Forgets a checkpoint together with everything of the named builds. */
  discard(versions: readonly ModelVersion[], checkpoints: readonly string[]): Promise<void>
  /**
   * Values by name that are no documents: the version registry, parked facts, the id of the log. Changed by compare and set.
   */
  setting(name: string): Promise<unknown>
  /** True where it was at `expected` (undefined: it was not there) and now is `value` (undefined: gone). Compared as JSON. */
  changeSetting(name: string, expected: unknown, value: unknown): Promise<boolean>
  /** Takes or renews a lease by the store's own clock. */
  lease(name: string, owner: string, milliseconds: number): Promise<Lease | null>
  /** Gives a lease up, and says so in the changes feed; harmless where it is held by somebody else. */
  release(name: string, owner: string): Promise<void>
  /**
   * What any process wrote, from now on, in order; ends by the signal. Where this process wrote it, a follower by a
   * `for await` that waits for nothing inside has taken it in before `write` and `changeSetting` answer.
   */
  changes(signal: AbortSignal): AsyncIterable<readonly FeedLine[]>
  close(): Promise<void>
}

/** The store does not answer; the same call may succeed later. */
export class ReadStoreUnavailable extends Error {
  readonly kind = 'read-store-unavailable'
}
