import { rankRows } from '../statistics/ranking'
import { compareFigures, RECORD_STEPS } from '../order-rules/order-rule'

/** What the order looks at. */
export type WinsAndLosses = { readonly wins: number; readonly losses: number }

/** Of the games that were won or lost; 0 before any. */
export const shareOfWins = ({ wins, losses }: WinsAndLosses) => (wins + losses === 0 ? 0 : wins / (wins + losses))

/** What the steps compare that look at wins and losses alone. */
export const RECORD_FIGURES = {
  percentage: shareOfWins,
  losses: ({ losses }: WinsAndLosses) => losses,
  wins: ({ wins }: WinsAndLosses) => wins,
}

/** Win percentage descending, then fewer losses, then more wins (docs/standings.md#order). */
export const compareRecords = (a: WinsAndLosses, b: WinsAndLosses): number => {
  const compared = RECORD_STEPS.map(({ step }) => compareFigures(step, RECORD_FIGURES[step](a), RECORD_FIGURES[step](b)))
  return compared.find(difference => difference !== 0) ?? 0
}

/** Rows in the order of a table with their ranks 1, 2, 2, 4; rows of equal records keep the order they came in. */
export const orderStandings = <Row extends WinsAndLosses>(rows: readonly Row[]) => rankRows(rows, compareRecords)
