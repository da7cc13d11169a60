import type { ReadStore } from '../read-store'
import { VERSION, type ReadStoreUnderTest } from './read-store-under-test'

/** The read store of the test that runs. */
export type OpenReadStore = {
  readonly store: ReadStore
  /** Closes the store and opens it again, as a restart does. */
  reopen(): Promise<void>
}

/** Opens an empty read store before each test of the suite that calls it, and discards it afterwards. */
export const openForEachTest = (newStore: () => Promise<ReadStoreUnderTest>): OpenReadStore => {
  let underTest: ReadStoreUnderTest
  let store: ReadStore

  beforeEach(async () => {
    underTest = await newStore()
    store = await underTest.open()
  })

  afterEach(() => underTest.discard())

  return {
    get store() {
      return store
    },
    reopen: async () => {
      store = await underTest.reopen()
    },
  }
}

/** Reads the ids in a list of the store that is open. */
export const idsInListsOf =
  (open: OpenReadStore) =>
  async (key: string, range: object = {}): Promise<readonly string[]> =>
    (await open.store.list(VERSION, { index: 'league', key, ...range })).map(({ id }) => id)
