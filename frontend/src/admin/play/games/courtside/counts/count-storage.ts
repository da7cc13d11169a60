import { jsonIn, storeText } from '../../../../../ui/stored-text'
import { noCounts, type CountQueue } from './count-queue'

const PREFIX = 'counts:'

/** What a person counted in a game beside its figures; everybody who signs in on the same device has their own. */
export const countsKey = (user: number, game: number) => `${PREFIX}${user}:game:${game}`

/** The game of a person's counts under a key; undefined for any other key. */
export const gameOfCountsKey = (key: string, user: number): number | undefined => {
  const prefix = countsKey(user, 0).slice(0, -1)
  return key.startsWith(prefix) ? Number(key.slice(prefix.length)) : undefined
}

const isCounts = (kept: unknown): kept is CountQueue =>
  typeof kept === 'object' && kept !== null && 'waiting' in kept && 'done' in kept && 'refused' in kept

export const readCounts = (storage: Storage, key: string): CountQueue => {
  const kept = jsonIn(storage.getItem(key))
  return isCounts(kept) ? kept : noCounts
}

/** Keeps them on this device, before they are sent; false where it has no room for them. */
export const keepCounts = (storage: Storage, key: string, queue: CountQueue): boolean =>
  storeText(storage, key, JSON.stringify(queue))
