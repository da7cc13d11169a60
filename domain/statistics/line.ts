import type { DerivedFigure } from '../sports/definition'
import { SPORTS } from '../sports/sports'
import { PERCENTAGES } from './definitions'
import { FIGURES, inFigureOrder, type Figure, type Figures } from './figures'

/** What a line of a box score comes to: the entered figures and what follows from them, and what does not add up (docs/games.md#lines). */
export type DerivedLine = { readonly figures: Figures; readonly flags: readonly string[] }

const RULES: readonly DerivedFigure<Figure>[] = SPORTS.flatMap(({ derived }) => derived)

const sumOf = ({ sum }: DerivedFigure<Figure>, valueOf: (part: Figure) => number | undefined): number | undefined => {
  let total = 0
  for (const part in sum) {
    const value = valueOf(part as Figure)
    if (value === undefined) return undefined
    total += value * (sum[part as Figure] ?? 0)
  }
  return total
}

const follows = (rule: DerivedFigure<Figure>, figures: Figures): number | undefined => sumOf(rule, part => figures[part])

const withDerived = (entered: Figures): Figures => {
  const figures: { [figure in Figure]?: number } = { ...entered }
  for (const rule of RULES) {
    const value = figures[rule.figure] === undefined ? follows(rule, figures) : undefined
    if (value !== undefined) figures[rule.figure] = value
  }
  return figures
}

const flagsOf = (entered: Figures, figures: Figures): string[] => [
  ...RULES.flatMap(rule => {
    const value = rule.comparedWith === null || entered[rule.figure] === undefined ? undefined : follows(rule, figures)
    return value === undefined || value === entered[rule.figure]
      ? []
      : [`${rule.figure} is ${entered[rule.figure]}, but the ${rule.comparedWith} give ${value}`]
  }),
  ...FIGURES.flatMap(figure => ((figures[figure] ?? 0) < 0 ? [`${figure} comes to ${figures[figure]}`] : [])),
  ...Object.values(PERCENTAGES).flatMap(([made, attempted]) => {
    const [hit, tried] = [figures[made], figures[attempted]]
    return hit !== undefined && tried !== undefined && hit > tried ? [`${made} is more than ${attempted}`] : []
  }),
]

const derived = (entered: Figures): DerivedLine => {
  const figures = inFigureOrder(withDerived(entered))
  return {
    figures,
    /** Looked for where they are asked for: sums of a season derive thousands of lines. */
    get flags() {
      return flagsOf(entered, figures)
    },
  }
}

type Derivation = { readonly entered: Figures; readonly line: DerivedLine }

/** The last two: all read models derive what a fact took out and what it put in, one after the other. */
let [latest, earlier]: (Derivation | undefined)[] = []

/** Derives a line from what was entered; an entered figure that disagrees is kept and flagged. */
export const deriveLine = (entered: Figures): DerivedLine => {
  if (latest?.entered === entered) return latest.line
  if (earlier?.entered === entered) return earlier.line
  earlier = latest
  latest = { entered, line: derived(entered) }
  return latest.line
}

const figureBefore = (entered: Figures, figure: Figure, rules: number): number | undefined => {
  if (entered[figure] !== undefined) return entered[figure]
  for (const [place, rule] of RULES.slice(0, rules).entries()) {
    const value = rule.figure === figure ? sumOf(rule, part => figureBefore(entered, part, place)) : undefined
    if (value !== undefined) return value
  }
  return undefined
}

/** One figure of a line as `deriveLine` has it, for whoever looks at one of many lines. */
export const figureOf = (entered: Figures, figure: Figure): number | undefined => figureBefore(entered, figure, RULES.length)

/** A line without any figure: on the sheet, but did not play. */
export const didNotPlay = (line: Figures): boolean => Object.keys(line).length === 0
