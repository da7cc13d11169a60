import { documentsContract } from './contract/documents.contract'
import { listsContract } from './contract/lists.contract'
import { changesContract } from './contract/changes.contract'
import { settingsContract } from './contract/settings.contract'
import { lifetimeContract } from './contract/lifetime.contract'
import { openForEachTest } from './testing/open-read-store'
import type { ReadStoreUnderTest } from './testing/read-store-under-test'

/** What the port promises (`read-store.ts`); every adapter enrols. */
export const readStoreContract = (adapter: string, newStore: () => Promise<ReadStoreUnderTest>): void => {
  describe(`${adapter} keeps the promises of the read store`, () => {
    const open = openForEachTest(newStore)
    documentsContract(open)
    listsContract(open)
    changesContract(open)
    settingsContract(open)
    lifetimeContract(open)
  })
}
