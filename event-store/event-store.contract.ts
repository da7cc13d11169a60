import { appendingContract } from './contract/appending.contract'
import { repeatedAppendsContract } from './contract/repeated-appends.contract'
import { readingContract } from './contract/reading.contract'
import { positionsContract } from './contract/positions.contract'
import { subscribingContract } from './contract/subscribing.contract'
import type { LogUnderTest } from './testing/log-under-test'
import { openForEachTest } from './testing/open-log'

/** Milliseconds for one test: ten thousand facts over a connection take time on a busy machine. */
const TIME_LIMIT = 120_000

/** What the port promises (`port.ts`); every adapter enrols. */
export const eventStoreContract = (adapter: string, newLog: () => Promise<LogUnderTest>): void => {
  jest.setTimeout(TIME_LIMIT)
  describe(`${adapter} keeps the promises of the event store`, () => {
    const open = openForEachTest(newLog)
    appendingContract(open)
    repeatedAppendsContract(open)
    readingContract(open)
    positionsContract(open)
    subscribingContract(open)
  })
}
