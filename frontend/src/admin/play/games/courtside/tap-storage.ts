import { jsonIn, storeText } from '../../../../ui/stored-text'
import { deviceKey } from './device-key'
import { emptyQueue, type TapQueue } from './tap-queue'

/** The taps of a person in a game. */
export const { keyOf: tapsKey, gameOf: gameOfKey } = deviceKey('taps')

/** Of another format is no queue any more. */
const FORMAT = 2

/** The format before had the same taps, and ended the period of one team at a time: its ends are given up, no tap is. */
const OLD_FORMAT = 1

const isQueue = (kept: unknown): kept is TapQueue & { readonly format: number } =>
  typeof kept === 'object' &&
  kept !== null &&
  'format' in kept &&
  (kept.format === FORMAT || kept.format === OLD_FORMAT) &&
  'waiting' in kept &&
  'attempt' in kept &&
  'done' in kept &&
  'refused' in kept

const upgrade = ({ waiting, attempt, done }: TapQueue): TapQueue => ({
  waiting: waiting.filter(one => 'row' in one),
  attempt: attempt && 'row' in attempt ? attempt : null,
  done,
  refused: null,
})

/** The taps under a key; none where nothing was stored, or nothing that can be read. */
export const readTaps = (storage: Storage, key: string): TapQueue => {
  const kept = jsonIn(storage.getItem(key))
  if (!isQueue(kept)) return emptyQueue
  const { format, waiting, attempt, done, refused } = kept
  return format === FORMAT ? { waiting, attempt, done, refused } : upgrade({ waiting, attempt, done, refused })
}

/** Keeps the taps on this device, before they are sent; false where it has no room for them. */
export const keepTaps = (storage: Storage, key: string, queue: TapQueue): boolean =>
  storeText(storage, key, JSON.stringify({ format: FORMAT, ...queue }))
