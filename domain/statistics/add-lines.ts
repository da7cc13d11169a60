import { FIGURES, type Figure, type Figures } from './figures'
import { deriveLine } from './line'

/**
 * Two lines of one person in one game as one (design 5.5). A figure that was entered in either is the sum of what both come to;
 * a figure that follows from others in both follows from their sums.
 */
export const addLines = (a: Figures, b: Figures): Figures => {
  const [ofA, ofB] = [deriveLine(a).figures, deriveLine(b).figures]
  const sum: { [figure in Figure]?: number } = {}
  for (const figure of FIGURES)
    if (a[figure] !== undefined || b[figure] !== undefined) sum[figure] = (ofA[figure] ?? 0) + (ofB[figure] ?? 0)
  return sum
}
