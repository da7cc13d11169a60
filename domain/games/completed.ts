import type { Score, Side } from './events'

/** A game is completed when either score is above 0 (docs/games.md#scores). */
export const isCompleted = (score: Score | null): boolean => score !== null && (score.home > 0 || score.away > 0)

/** Whether it is known who won, or that nobody did: the game is completed, or was won by walk-over. */
export const hasResult = ({ score, walkover }: { readonly score: Score | null; readonly walkover?: Side | undefined }): boolean =>
  isCompleted(score) || walkover !== undefined

/** Which side won; null for a tie and for a game that is not completed. */
export const winnerOf = (score: Score | null): 'home' | 'away' | null => {
  if (!isCompleted(score) || score === null || score.home === score.away) return null
  return score.home > score.away ? 'home' : 'away'
}
