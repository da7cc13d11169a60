import { documentsContract } from './contract/documents.contract'
import { listsContract } from './contract/lists.contract'
import { changesContract } from './contract/changes.contract'
import { settingsContract } from './contract/settings.contract'
import { lifetimeContract } from './contract/lifetime.contract'
import type { ReadStoreUnderTest } from './testing/read-store-under-test'

/** What the port promises (`read-store.ts`); every adapter enrols. */
export const readStoreContract = (adapter: string, newStore: () => Promise<ReadStoreUnderTest>): void => {
  documentsContract(adapter, newStore)
  listsContract(adapter, newStore)
  changesContract(adapter, newStore)
  settingsContract(adapter, newStore)
  lifetimeContract(adapter, newStore)
}
