import type { Score, Side } from './events'
import type { PointSums } from './mismatch'

/** How much was entered of a game: lines that hold a figure, and points of a side in a period. */
export type Entered = { readonly lines: number; readonly periods: number }

/** Whether a game has begun, as far as its sheet knows. */
export const hasBegun = ({ lines, periods }: Entered): boolean => lines + periods > 0

/** Players and periods each know a part of what was scored so far, so the larger sum is nearer to it. */
const ofSide = ({ players, periods }: PointSums, side: Side) => Math.max(players[side] ?? 0, periods[side] ?? 0)

/** The points of both sides so far, while there is no final score. */
export const pointsSoFar = (sums: PointSums): Score => ({ home: ofSide(sums, 'home'), away: ofSide(sums, 'away') })
