import type { ActingUser } from '../facts/fact'
import { isCompleted } from './completed'
import type { Score } from './events'
import type { FiguresChange } from './figures-facts'

/** Whether a new final score corrects one that was a result: the first one, and one after 0–0, corrects nothing. */
export const isCorrection = ({ was }: { readonly was: Score | null }): boolean => isCompleted(was)

/** Whether somebody entered a final score in place of one that was a result. */
export const correctsScore = ({ how, was, is }: FiguresChange): boolean =>
  how === 'entered' && is.score !== null && isCorrection({ was: was.score })

/** Who entered a score, and when: ISO 8601 in UTC. */
export type ScoreEntered = { readonly by: ActingUser; readonly at: string }

/** A slip of a key is seen at once: so long it is mended without a note, in milliseconds. */
const MENDING = 2 * 60_000

/** Whether a correction mends what the same person entered a moment before: visitors need no note of it. The product mends nothing. */
export const isMending = (entered: ScoreEntered | null, { by, at }: ScoreEntered): boolean =>
  entered !== null && by !== 'system' && entered.by === by && Date.parse(at) - Date.parse(entered.at) <= MENDING
