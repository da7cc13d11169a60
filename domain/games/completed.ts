import type { Score } from './events'

/** A game is completed when either score is above 0 (docs/games.md#scores). */
export const isCompleted = (score: Score | null): boolean => score !== null && (score.home > 0 || score.away > 0)

/** Which side won; null for a tie and for a game that is not completed. */
export const winnerOf = (score: Score | null): 'home' | 'away' | null => {
  if (!isCompleted(score) || score === null || score.home === score.away) return null
  return score.home > score.away ? 'home' : 'away'
}
