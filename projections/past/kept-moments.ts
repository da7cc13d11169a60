import type { PastMoment } from './past-moment'

/** Moments in order, of which every `interval` facts one is kept: half as many as soon as there are too many. */
export type KeptMoments = { readonly interval: number; readonly moments: readonly PastMoment[] }

/** So many facts are between two moments at first. */
const FIRST_INTERVAL = 500
/** Each is a map of all documents, so that their number is bounded and not their distance. */
const MOST = 48

export const keptMoments = (first: PastMoment): KeptMoments => ({ interval: FIRST_INTERVAL, moments: [first] })

/** With the moment that was reached, where it is time to keep one. */
export const withMoment = (kept: KeptMoments, count: number, now: () => PastMoment): KeptMoments => {
  const last = kept.moments.at(-1)?.count ?? 0
  if (count < last + kept.interval) return kept
  const moments = [...kept.moments, now()]
  if (moments.length <= MOST) return { ...kept, moments }
  return { interval: kept.interval * 2, moments: moments.filter((_, place) => place % 2 === 0) }
}

/** The last one that a question does not go behind; the first is always there. */
export const momentBefore = ({ moments }: KeptMoments, isBefore: (moment: PastMoment) => boolean): PastMoment =>
  moments.findLast(isBefore) ?? moments[0]!
