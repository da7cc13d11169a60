import type { PeriodId } from '../ids/kinds'
import type { Figure } from '../statistics/figures'
import type { BoxScoreLineRecorded, CourtsideTap, Side } from './events'
import type { FiguresFact } from './figures-facts'

/**
 * Points of a side that were tapped beside the court: in which period, how many milliseconds of it were left (null where no clock was kept),
 * and when, in milliseconds since 1970.
 */
export type ScoringEvent = {
  readonly side: Side
  readonly points: number
  readonly period: PeriodId
  readonly remaining: number | null
  readonly at: number
}

/** The most that are kept of a game; no game has as many, and the course of one that has is not shown. */
export const MOST_SCORING_EVENTS = 300

/** What was made counts; a miss, a rebound and an assist score nothing. */
const POINTS: { readonly [figure in Figure]?: number } = { FTM: 1, '2PM': 2, '3PM': 3 }

const isScoring = ({ figure }: Pick<CourtsideTap, 'figure'>): boolean => POINTS[figure] !== undefined

type TappedLine = Pick<BoxScoreLineRecorded['data'], 'side' | 'taps'>

/** The line of a fact in which points were tapped, or taken back; null of any other: what is typed says nothing of the order of points. */
export const scoringLineOf = (fact: FiguresFact): TappedLine | null =>
  fact.type === 'BoxScoreLineRecorded' && fact.data.taps?.some(isScoring) ? fact.data : null

const eventOf = (side: Side, { figure, period, remaining, at }: CourtsideTap): ScoringEvent => ({
  side,
  points: POINTS[figure] ?? 0,
  period,
  remaining: remaining ?? null,
  at: Date.parse(at),
})

const isSame = (one: ScoringEvent, other: ScoringEvent) =>
  one.at === other.at && one.side === other.side && one.points === other.points && one.period === other.period

const withoutEvent = (events: readonly ScoringEvent[], back: ScoringEvent): readonly ScoringEvent[] => {
  const place = events.findIndex(event => isSame(event, back))
  return place < 0 ? events : events.toSpliced(place, 1)
}

/** What was scored by taps after a line was recorded: what it took back is out of it again, whichever phone tapped it. */
export const scoringAfter = (before: readonly ScoringEvent[], { side, taps = [] }: TappedLine): readonly ScoringEvent[] =>
  taps.filter(isScoring).reduce((events, tap) => {
    const event = eventOf(side, tap)
    if (tap.isBack) return withoutEvent(events, event)
    return events.length < MOST_SCORING_EVENTS ? [...events, event] : events
  }, before)
