/** What is kept apart: password hashes, second factors of sign-ins, public keys of passkeys and their used challenges, digests of links and of known devices, mails that are to be sent, keys of persons, sessions, idempotency records, what is made once per installation, and how far policies are. */
export type Collection =
  | 'passwords'
  | 'second-factors'
  | 'passkeys'
  | 'passkey-challenges'
  | 'scorer-secrets'
  | 'invitation-secrets'
  | 'known-devices'
  | 'mails'
  | 'person-keys'
  | 'sessions'
  | 'idempotency'
  | 'installation'
  | 'policies'

export type Retention = {
  /** Whose record it is: all records of a group can be deleted together. */
  readonly group?: string
  /** From when on it may be swept away, in milliseconds since 1970. Until then it stays; `get` does not look at it. */
  readonly expires?: number
}

/** A value is anything that JSON can say, except undefined. */
export type NewRecord = Retention & { readonly id: string; readonly value: unknown }

/** A record as it is stored, with the collection that it is in. */
export type StandingRecord = NewRecord & { readonly collection: Collection }

/** A private store that is read whole, beside the process that works with it. */
export type PrivateRecords = {
  readonly pages: () => AsyncIterable<readonly StandingRecord[]>
  readonly close: () => Promise<void>
}

/** A value that is expected to be stored, as the store gave it, and the one that takes its place. */
export type Replacement = { readonly expected: unknown; readonly value: unknown }

/**
 * Where secrets are kept, outside of the log: no fact holds them, and no rebuild touches them. A write that
 * resolved survives a power cut. After a delete resolved, a file of our own does not hold the bytes of what was deleted, or
 * replaced before, any more; what a database does with them is its own affair.
 *
 * Every call rejects with `PrivateStoreUnavailable` where the store cannot be reached, and with `PrivateStoreClosed` after `close`.
 * See docs/people.md#the-private-store.
 */
export interface PrivateStore {
  get(collection: Collection, id: string): Promise<unknown>
  /** The values that were found, by id. */
  getMany(collection: Collection, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>>
  /** The values of a group, by id. */
  getGroup(collection: Collection, group: string): Promise<ReadonlyMap<string, unknown>>
  put(collection: Collection, id: string, value: unknown, keeping?: Retention): Promise<void>
  /** Writes where there is nothing, and answers what is stored then: of racing callers all get the same value. */
  putIfAbsent(collection: Collection, id: string, value: unknown, keeping?: Retention): Promise<unknown>
  /** Like `putIfAbsent` for many records in one write; answers the stored values, by id. */
  putAllIfAbsent(collection: Collection, records: readonly NewRecord[]): Promise<ReadonlyMap<string, unknown>>
  /**
   * Writes a value in the place of the one that is expected; false where another is stored, or none. Of racing callers one
   * writes.
   */
  replace(collection: Collection, id: string, change: Replacement, keeping?: Retention): Promise<boolean>
  delete(collection: Collection, id: string): Promise<void>
  /** Deletes all records of a group but one. */
  deleteGroup(collection: Collection, group: string, exceptId?: string): Promise<void>
  /** Deletes the records of every collection that expired before this moment (milliseconds since 1970). */
  deleteExpired(before: number): Promise<void>
  close(): Promise<void>
}

/** The private store cannot be reached, cannot be read, or was written by a newer Fullcourt; nothing was written. */
export class PrivateStoreUnavailable extends Error {
  readonly kind = 'private-store-unavailable'
}

/** The private store was closed by its owner. */
export class PrivateStoreClosed extends Error {
  readonly kind = 'private-store-closed'
  constructor() {
    super('The private store was closed.')
  }
}
