import { mismatches, pointSums, type Mismatch, type PointSums } from '@fullcourt/domain/games/mismatch'
import type { GameFigures, Score } from '@fullcourt/domain/games/events'
import { pointsSoFar } from '@fullcourt/domain/games/in-progress'
import type { ShownLine } from './shown-lines'

export type LiveSums = { readonly sums: PointSums; readonly final: Score | null; readonly mismatches: readonly Mismatch[] }

/** The sums of points of what is on the screen, saved or not, compared with the final score (docs/games.md#sums-that-do-not-agree). */
export const liveSums = (lines: readonly ShownLine[], periods: GameFigures['periods'], final: Score | null): LiveSums => {
  const sums = pointSums({
    lines: lines.flatMap(({ row: { player, side }, line }) => (line === null ? [] : [{ player, side, line }])),
    periods,
  })
  return { sums, final, mismatches: mismatches(final, sums) }
}

type Entered = { readonly home: number | null; readonly away: number | null } | null

/** The final score that players or periods come to, as long as none is entered and both teams have points. */
export const suggestedScore = (sums: PointSums, entered: Entered): Score | null => {
  if (entered && (entered.home !== null || entered.away !== null)) return null
  const soFar = pointsSoFar(sums)
  return soFar.home > 0 && soFar.away > 0 ? soFar : null
}
