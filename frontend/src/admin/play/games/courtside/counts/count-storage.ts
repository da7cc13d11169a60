import { jsonIn, storeText } from '../../../../../ui/stored-text'
import { deviceKey } from '../device-key'
import { noCounts, type CountQueue } from './count-queue'

/** What a person counted in a game beside its figures. */
export const { keyOf: countsKey, gameOf: gameOfCountsKey } = deviceKey('counts')

const isCounts = (kept: unknown): kept is CountQueue =>
  typeof kept === 'object' && kept !== null && 'waiting' in kept && 'done' in kept && 'refused' in kept

export const readCounts = (storage: Storage, key: string): CountQueue => {
  const kept = jsonIn(storage.getItem(key))
  return isCounts(kept) ? kept : noCounts
}

/** Keeps them on this device, before they are sent; false where it has no room for them. */
export const keepCounts = (storage: Storage, key: string, queue: CountQueue): boolean =>
  storeText(storage, key, JSON.stringify(queue))
