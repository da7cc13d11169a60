import { PERCENTAGES, type Percentage } from './definitions'
import type { Figures } from './figures'
import { deriveLine } from './line'

export type Shots = { readonly made: number; readonly attempted: number }

/** The shots of a line by which a percentage goes; undefined where the line lacks one of the two figures. */
export const shotsIn = (line: Figures, name: Percentage): Shots | undefined => {
  const [first, second] = PERCENTAGES[name]
  const [made, attempted] = [line[first], line[second]]
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

const NAMES = Object.keys(PERCENTAGES) as readonly Percentage[]

/** The shots of each percentage that is kept. */
export type ShotsByPercentage = { readonly [name in Percentage]?: Shots }

const byPercentage = (shotsBy: (name: Percentage) => Shots | undefined): ShotsByPercentage => {
  const shotsByName: { [name in Percentage]?: Shots } = {}
  for (const name of NAMES) {
    const shots = shotsBy(name)
    if (shots !== undefined) shotsByName[name] = shots
  }
  return shotsByName
}

/** The shots of each percentage over several lines, each with what follows from it (`deriveLine`). */
export const shotsByPercentage = (lines: readonly Figures[]): ShotsByPercentage => byPercentage(name => shotsOf(lines, name))

const NONE: Shots = { made: 0, attempted: 0 }

const combine = (shots: ShotsByPercentage, line: Figures, sign: 1 | -1): ShotsByPercentage => {
  const { figures } = deriveLine(line)
  return byPercentage(name => {
    const [before, own] = [shots[name] ?? NONE, shotsIn(figures, name) ?? NONE]
    const sum = { made: before.made + sign * own.made, attempted: before.attempted + sign * own.attempted }
    return sum.made === 0 && sum.attempted === 0 ? undefined : sum
  })
}

/** Takes the shots of a line in, as entered; a percentage of which nothing was attempted is absent. */
export const withShotsOf = (shots: ShotsByPercentage, line: Figures): ShotsByPercentage => combine(shots, line, 1)

/** Takes the shots of a line out that were taken in before. */
export const withoutShotsOf = (shots: ShotsByPercentage, line: Figures): ShotsByPercentage => combine(shots, line, -1)

/** The shots of several parts together. */
export const addShots = (parts: readonly ShotsByPercentage[]): ShotsByPercentage =>
  byPercentage(name => {
    const shots = parts.flatMap(part => part[name] ?? [])
    if (shots.length === 0) return undefined
    return shots.reduce((sum, { made, attempted }) => ({ made: sum.made + made, attempted: sum.attempted + attempted }))
  })
