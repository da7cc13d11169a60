import { isCompleted } from './completed'
import type { Score } from './events'
import { isInProgress, type Entered } from './in-progress'

/** `Completed`, `Live` while the game is in progress, else the status text, capitalised (docs/games.md#statuses). */
export const statusLabel = (status: string, score: Score | null, entered: Entered): string => {
  if (isCompleted(score)) return 'Completed'
  return isInProgress(score, entered) ? 'Live' : status.charAt(0).toUpperCase() + status.slice(1)
}
