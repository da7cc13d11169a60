import { PERCENTAGES } from './definitions'
import { FIGURES, inFigureOrder, type Figure, type Figures } from './figures'

/** What a line of a box score comes to: the entered figures and what follows from them, and what does not add up (design 5.3). */
export type DerivedLine = { readonly figures: Figures; readonly flags: readonly string[] }

/**
 * `held` names what an entered figure is compared with; the inverse of another rule has none, so that no fault is reported
 * twice.
 */
type Rule = {
  readonly figure: Figure
  readonly from: readonly Figure[]
  readonly is: (a: number, b: number, c: number) => number
  readonly held: 'made shots' | 'attempted shots' | null
}

/** In the order of their use: what a rule finds, the next may use. */
const RULES: readonly Rule[] = [
  { figure: '2PM', from: ['FGM', '3PM'], is: (made, threes) => made - threes, held: null },
  { figure: '2PA', from: ['FGA', '3PA'], is: (attempted, threes) => attempted - threes, held: null },
  { figure: 'FGM', from: ['2PM', '3PM'], is: (twos, threes) => twos + threes, held: 'made shots' },
  { figure: 'FGA', from: ['2PA', '3PA'], is: (twos, threes) => twos + threes, held: 'attempted shots' },
  { figure: 'PTS', from: ['2PM', '3PM', 'FTM'], is: (twos, threes, free) => 2 * twos + 3 * threes + free, held: 'made shots' },
]

const follows = ({ from, is }: Rule, figures: Figures): number | undefined => {
  const [a = 0, b = 0, c = 0] = from.map(figure => figures[figure])
  return from.every(figure => figures[figure] !== undefined) ? is(a, b, c) : undefined
}

const withDerived = (entered: Figures): Figures =>
  RULES.reduce<Figures>((figures, rule) => {
    const value = figures[rule.figure] === undefined ? follows(rule, figures) : undefined
    return value === undefined ? figures : { ...figures, [rule.figure]: value }
  }, entered)

const flagsOf = (entered: Figures, figures: Figures): string[] => [
  ...RULES.flatMap(rule => {
    const value = rule.held === null || entered[rule.figure] === undefined ? undefined : follows(rule, figures)
    return value === undefined || value === entered[rule.figure]
      ? []
      : [`${rule.figure} is ${entered[rule.figure]}, but the ${rule.held} give ${value}`]
  }),
  ...FIGURES.flatMap(figure => ((figures[figure] ?? 0) < 0 ? [`${figure} comes to ${figures[figure]}`] : [])),
  ...Object.values(PERCENTAGES).flatMap(([made, attempted]) => {
    const [hit, tried] = [figures[made], figures[attempted]]
    return hit !== undefined && tried !== undefined && hit > tried ? [`${made} is more than ${attempted}`] : []
  }),
]

/** Derives a line from what was entered; an entered figure that disagrees is kept and flagged. */
export const deriveLine = (entered: Figures): DerivedLine => {
  const figures = withDerived(entered)
  return { figures: inFigureOrder(figures), flags: flagsOf(entered, figures) }
}

/** A line without any figure: on the sheet, but did not play. */
export const didNotPlay = (line: Figures): boolean => Object.keys(line).length === 0
