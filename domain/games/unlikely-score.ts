import type { Score } from './events'

/** Further apart than games end, and more than teams score: rather a slip of a key. */
const FARTHEST_APART = 60
const MOST_POINTS = 200

/** Whether a score is so unlikely that a person is asked for it before it is stored. It may be right all the same. */
export const isUnlikely = ({ home, away }: Score): boolean =>
  Math.abs(home - away) > FARTHEST_APART || Math.max(home, away) > MOST_POINTS
