import type { CourseOfLeadAnswer } from '../../api/schema'

/** Of a period: how far into it each score was, in thousandths, and by how much the home team was ahead after it. */
type LeadPeriod = CourseOfLeadAnswer['periods'][number]

/** How wide a period is in the plot, in its own units. */
export const PERIOD_WIDTH = 1_000

/** The lead as a line of steps, which holds between two scores, and of each side the area in which it was ahead; for `d` of a path. */
export type LeadPlot = {
  readonly width: number
  /** The largest lead of either side. */
  readonly most: number
  readonly line: string
  readonly home: string
  readonly away: string
}

type Point = readonly [x: number, lead: number]

const steps = (points: readonly Point[]): string =>
  points.reduce((path, [x, lead]) => `${path}H${x}V${lead === 0 ? 0 : -lead}`, 'M0 0')

/** Up is the home team; the last lead holds to the end of the last period. */
export const leadPlot = (periods: readonly LeadPeriod[]): LeadPlot => {
  const width = periods.length * PERIOD_WIDTH
  const points = periods.flatMap(({ leads, at }, period): Point[] =>
    leads.map((lead, nth) => [period * PERIOD_WIDTH + (at[nth] ?? PERIOD_WIDTH), lead]),
  )
  const area = (of: (lead: number) => number) => `${steps(points.map(([x, lead]): Point => [x, of(lead)]))}H${width}V0Z`
  return {
    width,
    most: Math.max(1, ...points.map(([, lead]) => Math.abs(lead))),
    line: `${steps(points)}H${width}`,
    home: area(lead => Math.max(0, lead)),
    away: area(lead => Math.min(0, lead)),
  }
}
