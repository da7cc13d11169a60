import { PERCENTAGES, type Percentage } from './definitions'
import type { Figures } from './figures'

export type Shots = { readonly made: number; readonly attempted: number }

/** The shots of a line by which a percentage goes; undefined where the line lacks one of the two figures. */
export const shotsIn = (line: Figures, name: Percentage): Shots | undefined => {
  const [made, attempted] = PERCENTAGES[name].map(figure => line[figure])
  return made === undefined || attempted === undefined ? undefined : { made, attempted }
}

/**
 * The shots of several lines, of those alone that keep both figures: shots that were made without anybody counting the attempts
 * would make the percentage too high. Undefined where no line keeps both.
 */
export const shotsOf = (lines: readonly Figures[], name: Percentage): Shots | undefined => {
  const shots = lines.flatMap(line => shotsIn(line, name) ?? [])
  if (shots.length === 0) return undefined
  return shots.reduce((sum, { made, attempted }) => ({ made: sum.made + made, attempted: sum.attempted + attempted }))
}
