import { SPORTS } from '../sports/sports'
import type { Figures } from './figures'

/** Of each sport the figure that adds up to the final score: points, runs. No line holds those of two sports. */
const SCORE_FIGURES = SPORTS.map(({ score }) => score.figure)

/** What a line adds to the final score; undefined where it is not kept. The line is one with what follows from it (`deriveLine`). */
export const scoreIn = (line: Figures): number | undefined => {
  for (const figure of SCORE_FIGURES) if (line[figure] !== undefined) return line[figure]
  return undefined
}
