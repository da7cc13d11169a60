import { rankRows } from '../statistics/ranking'

/** What the order looks at. */
export type WinsAndLosses = { readonly wins: number; readonly losses: number }

/** Of the games that were won or lost; 0 before any. */
export const shareOfWins = ({ wins, losses }: WinsAndLosses) => (wins + losses === 0 ? 0 : wins / (wins + losses))

/** Win percentage descending, then fewer losses, then more wins (docs/standings.md#order). */
export const compareRecords = (a: WinsAndLosses, b: WinsAndLosses): number =>
  shareOfWins(b) - shareOfWins(a) || a.losses - b.losses || b.wins - a.wins

/** Rows in the order of a table with their ranks 1, 2, 2, 4; rows of equal records keep the order they came in. */
export const orderStandings = <Row extends WinsAndLosses>(rows: readonly Row[]) => rankRows(rows, compareRecords)
