import type { Abbreviation } from './definitions'
import { isFigure, type Figures } from './figures'
import { percentage, ratio } from './percentages'
import { shotsIn, shotsOf } from './shots'

/**
 * What a column shows of one line: the figure, or the percentage as a ratio with three decimals; null where it is
 * not kept. The line is one with what follows from it (`deriveLine`).
 * See docs/standings.md#percentages.
 */
export const statOfLine = (abbreviation: Abbreviation, line: Figures): number | null =>
  isFigure(abbreviation) ? (line[abbreviation] ?? null) : ratio(shotsIn(line, abbreviation))

/** As `statOfLine`, of several lines together: sums, and percentages of the lines that keep both of their figures. */
export const statOfLines = (abbreviation: Abbreviation, lines: readonly Figures[]): number | null => {
  if (!isFigure(abbreviation)) return ratio(shotsOf(lines, abbreviation))
  const kept = lines.flatMap(line => line[abbreviation] ?? [])
  return kept.length === 0 ? null : kept.reduce((sum, value) => sum + value, 0)
}

/**
 * Free throws of several lines times 100, with one decimal: the one percentage that the specification writes so
 * (docs/standings.md#percentages).
 */
export const freeThrowPercentage = (lines: readonly Figures[]): number | null => percentage(shotsOf(lines, 'FT%'))
