import type { Batch, Checkpoint, DocumentWrite, ReadStore } from '../read-store'

/** A read store that an adapter keeps, seen from a test. */
export type ReadStoreUnderTest = {
  /** The store, which holds nothing yet. */
  open(): Promise<ReadStore>
  /** Closes the store and opens it again, as a restart does. */
  reopen(): Promise<ReadStore>
  /** Frees all that the test used. */
  discard(): Promise<void>
}

/** A store for a test: how an adapter opens it, and how all of it is removed once it is closed. */
export const underTest = (own: { open(): Promise<ReadStore>; remove(): Promise<void> }): ReadStoreUnderTest => {
  let store: ReadStore
  const open = async () => (store = await own.open())
  return {
    open,
    reopen: async () => {
      await store.close()
      return open()
    },
    discard: async () => {
      await store.close()
      await own.remove()
    },
  }
}

/** The build that the tests write to. */
export const VERSION = 'games.v1.g1'

/** Position of the n-th fact. */
export const at = (n: number): string => String(n).padStart(20, '0')

/** A checkpoint after so many facts. */
export const checkpoint = (n: number): Checkpoint => ({ position: at(n), count: n, digest: `digest of ${n}` })

type Written = Partial<Omit<DocumentWrite, 'expected' | 'position'>> & { readonly expected?: number; readonly position?: number }

/** A document as a batch writes it. */
export const document = ({ expected, position = 1, ...written }: Written = {}): DocumentWrite => ({
  version: VERSION,
  id: '1',
  body: { home: 61, away: 58 },
  places: {},
  ...written,
  expected: expected === undefined ? null : at(expected),
  position: at(position),
})

/** A document in one list. */
export const placed = (id: string, key: string, order: string, written: Written = {}): DocumentWrite =>
  document({ id, body: { id }, places: { league: [{ key, order }] }, ...written })

/** A batch from one fact to another; 0 is before the first. */
export const batch = (from: number, to: number, documents: readonly DocumentWrite[] = [], fence = 0): Batch => ({
  checkpoint: { name: 'live', fence, expected: from === 0 ? null : at(from), to: checkpoint(to) },
  documents,
})
