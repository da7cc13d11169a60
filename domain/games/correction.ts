import { isCompleted } from './completed'
import type { Score } from './events'

/** Whether a new final score corrects one that was a result: the first one, and one after 0–0, corrects nothing. */
export const isCorrection = ({ was }: { readonly was: Score | null }): boolean => isCompleted(was)
