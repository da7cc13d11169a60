import { FIGURES, type Figure, type Figures } from './figures'
import { deriveLine } from './line'

/**
 * The lines of one person in one game as one. A figure that was entered in any of them is the sum of what each comes
 * to; one that follows from others in all of them follows from their sums.
 * See docs/merging.md#figures.
 */
export const addLines = (lines: readonly Figures[]): Figures => {
  const [only, ...others] = lines
  if (only !== undefined && others.length === 0) return only
  const derived = lines.map(line => deriveLine(line).figures)
  const sum: { [figure in Figure]?: number } = {}
  for (const figure of FIGURES)
    if (lines.some(line => line[figure] !== undefined))
      sum[figure] = derived.reduce((total, line) => total + (line[figure] ?? 0), 0)
  return sum
}
