import { isCompleted, winnerOf } from './completed'
import type { Side } from './events'
import type { GameResult } from './status'

/** How a game ended for one side: won, lost or tied. */
export type TeamResult = 'W' | 'L' | 'T'

/** Null for a game that is not completed, nor won by walk-over. */
export const teamResult = ({ score, walkover }: GameResult, side: Side): TeamResult | null => {
  if (walkover == null && !isCompleted(score)) return null
  const winner = walkover ?? winnerOf(score)
  if (winner === null) return 'T'
  return winner === side ? 'W' : 'L'
}
