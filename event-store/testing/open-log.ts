import type { EventStore } from '../port'
import type { LogUnderTest } from './log-under-test'

/** The log of the test that runs, and the store that is open on it. */
export type OpenLog<Log extends LogUnderTest = LogUnderTest> = {
  readonly log: Log
  readonly store: EventStore
  /** Closes the store and opens another one on the same log, as a restart does. */
  reopen(): Promise<void>
}

/** Opens an empty log before each test of the suite that calls it, and discards the log afterwards. */
export const openForEachTest = <Log extends LogUnderTest>(newLog: () => Promise<Log>): OpenLog<Log> => {
  let log: Log
  let store: EventStore

  beforeEach(async () => {
    log = await newLog()
    store = await log.open()
  })

  afterEach(() => log.discard())

  return {
    get log() {
      return log
    },
    get store() {
      return store
    },
    reopen: async () => {
      store = await log.reopen()
    },
  }
}
