import { endedRebuildsContract } from './ended-rebuilds.contract'
import { rebuildingContract } from './rebuilding.contract'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'

/** What a rebuild promises (docs/answers.md#rebuild), over any read store. */
export const rebuildContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  rebuildingContract(adapter, newDocuments)
  endedRebuildsContract(adapter, newDocuments)
}
