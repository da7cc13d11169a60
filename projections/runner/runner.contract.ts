import { takingFactsContract } from './taking-facts.contract'
import { leaseContract } from './lease.contract'
import { outagesContract } from './outages.contract'
import { parkingContract } from './parking.contract'
import { lifecycleContract } from './lifecycle.contract'
import { historiesContract } from './histories.contract'
import { codeVersionsContract } from './code-versions.contract'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'

/** What the runner promises (docs/answers.md#the-runner), over any read store. */
export const runnerContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  takingFactsContract(adapter, newDocuments)
  leaseContract(adapter, newDocuments)
  outagesContract(adapter, newDocuments)
  parkingContract(adapter, newDocuments)
  lifecycleContract(adapter, newDocuments)
  historiesContract(adapter, newDocuments)
  codeVersionsContract(adapter, newDocuments)
}
