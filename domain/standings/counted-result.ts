import type { Side } from '../games/events'
import { otherSide } from '../games/sides'
import { countsForStandings, statusByResult, type GameResult } from '../games/status'
import { teamResult, type TeamResult } from '../games/team-result'

/** What a game counts for one side in the table of its league; without points where nobody played. */
export type CountedResult = {
  readonly result: TeamResult
  readonly points: { readonly own: number; readonly other: number } | null
}

/**
 * The rule of a league, which is one for all so far: a result counts with its points, and a walk-over as a win and a loss without
 * points. Null for a game that counts for nothing.
 */
export const countedResult = ({ score, walkover }: GameResult, side: Side): CountedResult | null => {
  const status = statusByResult({ score, walkover })
  const result = teamResult({ score, walkover }, side)
  if (status === undefined || result === null || !countsForStandings(status)) return null
  const isPlayed = walkover == null && score !== null
  return { result, points: isPlayed ? { own: score[side], other: score[otherSide(side)] } : null }
}
