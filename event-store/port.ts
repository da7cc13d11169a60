/** A value that survives JSON unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/**
 * A place in the one order of all facts of a log: 20 decimal digits, zero-padded, so that texts compare as numbers do.
 * Opaque: only compare positions, never calculate with them. `BEGINNING` precedes every fact.
 */
export type Position = string
export const BEGINNING: Position = '00000000000000000000'

/** A number of a fact within its stream; the first is 0. */
export type Revision = number

/** What the caller knows of the stream: that it holds nothing yet, or the revision of its last fact. */
export type Expected = 'none' | Revision

/** A fact on its way into the log. `id` is a UUID; data and metadata are stored as JSON. */
export type NewFact = { readonly id: string; readonly type: string; readonly data: Json; readonly metadata: Json }

/** A fact as it is in the log. */
export type StoredFact = NewFact & { readonly stream: string; readonly revision: Revision; readonly position: Position }

/** Revision and position of the last fact of an append. */
export type Appended = { readonly revision: Revision; readonly position: Position }

/** What the operator must know of a store that was opened; the store works all the same. */
export type OpeningNotice = { readonly message: string } & (
  | {
      /** Facts that had been acknowledged are not in the log. */
      readonly kind: 'facts-lost'
      readonly facts: number
      /** Where it broke off, in bytes; null where only the file is known. */
      readonly file: string
      readonly offset: number | null
    }
  | {
      /** The log is not the one that was written here, or was written anew from an older one. */
      readonly kind: 'log-replaced'
      readonly position: Position
    }
  | {
      /** A part of the store's address changes nothing. */
      readonly kind: 'setting-ignored'
    }
)

/**
 * What became of the connection behind a subscription: `dropped` when it broke or could not be made, once however often it
 * is tried again; `resumed` when it is connected again. Between the two nothing new arrives.
 */
export type SubscriptionNotice = { readonly kind: 'dropped'; readonly reason: Error } | { readonly kind: 'resumed' }

/**
 * Where facts are kept (docs/facts.md#streams). One contract suite (`event-store.contract.ts`) holds for every adapter.
 *
 * Errors are those of `errors.ts`. Every call may fail with `Unavailable` or `Closed`, every read with `Damaged` or
 * `NotAFact`; the others are named where they belong.
 */
export interface EventStore {
  /** What was found when the store was opened. */
  readonly notices: readonly OpeningNotice[]

  /**
   * Writes all facts or none, durably, after exactly the expected revision. Repeating the same append (same ids, same
   * expected revision) stores nothing and answers with the original revision and position. Fails with `RevisionConflict`,
   * `OutcomeUnknown`, `TooLarge` or `InvalidAppend`.
   */
  append(stream: string, expected: Expected, facts: readonly NewFact[]): Promise<Appended>

  /**
   * The facts of one stream from a revision (inclusive) to its end; a stream that does not exist is empty. Fails with
   * `PartialStream` where some of them are hidden or gone.
   */
  read(stream: string, from?: Revision): Promise<readonly StoredFact[]>

  /** The fact at a position; undefined where there is none. Shows whether a log is still the one that was read. */
  factAt(position: Position): Promise<StoredFact | undefined>

  /**
   * Everything after a position (exclusive), in order, in pages, up to the head as it was at the call; then it ends. Fails
   * with `LogDiverged` as `subscribe` does.
   */
  readAll(after: Position): AsyncIterable<readonly StoredFact[]>

  /**
   * Everything after a position (exclusive), in order, in pages, and then what comes: it ends only by an error, by the
   * signal, or by `Closed`. A broken connection is restored inside, without gap or duplicate, and `onNotice` is called of it.
   * Ends with `LogDiverged` where no fact is at the position given, and where, after a broken connection, another than
   * the last one that was brought is in its place. Whether the position's fact is the one that the caller knows, the
   * caller asks by `factAt`.
   * Back-pressure: the next page is fetched when the consumer asks for it.
   */
  subscribe(
    after: Position,
    signal?: AbortSignal,
    onNotice?: (notice: SubscriptionNotice) => void,
  ): AsyncIterable<readonly StoredFact[]>

  /** Position of the last fact; `BEGINNING` where there is none. */
  head(): Promise<Position>

  /** Waits for what is running, then frees everything. A second call is harmless; later calls fail with `Closed`. */
  close(): Promise<void>
}
