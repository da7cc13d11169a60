import type { Measure, MeasureName, ReportLine } from '../report'

type Judged = {
  readonly figure: number | null
  readonly attainable: number | null
  /** Where a rule asks for less than what is attainable. */
  readonly goal?: number
  readonly lines: readonly ReportLine[]
}

const toMeasure = (name: MeasureName, better: 'less' | 'more', { figure, attainable, goal: asked, lines }: Judged): Measure => {
  const worse = better === 'less' ? Math.max : Math.min
  const goal = attainable === null || asked === undefined ? attainable : worse(attainable, asked)
  const isGood = figure === null || goal === null || (better === 'less' ? figure <= goal : figure >= goal)
  return { name, figure, attainable, goal, better, isMet: isGood, lines }
}

/** A measure whose figure is the better the smaller it is. */
export const theLess = (name: MeasureName, judged: Judged): Measure => toMeasure(name, 'less', judged)

/** A measure whose figure is the better the larger it is. */
export const theMore = (name: MeasureName, judged: Judged): Measure => toMeasure(name, 'more', judged)

export const line = (about: Partial<ReportLine>): ReportLine => ({ entries: [], game: null, figure: null, of: null, ...about })

/** Lines with the largest figure first. */
export const largestFirst = (lines: readonly ReportLine[]): readonly ReportLine[] =>
  lines.toSorted((a, b) => (b.figure ?? 0) - (a.figure ?? 0))
