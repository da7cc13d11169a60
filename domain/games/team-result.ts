import type { Score, Side } from './events'
import { isCompleted, winnerOf } from './completed'

/** How a game ended for one side: won, lost or tied. */
export type TeamResult = 'W' | 'L' | 'T'

/** Null for a game that is not completed. */
export const teamResult = (score: Score | null, side: Side): TeamResult | null => {
  if (!isCompleted(score)) return null
  const winner = winnerOf(score)
  if (winner === null) return 'T'
  return winner === side ? 'W' : 'L'
}
