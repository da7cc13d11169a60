import type { PeriodId } from '../ids/kinds'
import type { Score, Side } from './events'
import type { ScoringEvent } from './scoring'
import { SIDES } from './sides'

/** By how many points a side was ahead, and when: `remaining` is of the period, in milliseconds; null without a clock. */
type LargestLead = { readonly side: Side; readonly points: number; readonly period: PeriodId; readonly remaining: number | null }

/** Points of a side without any of the other one between them, from which period to which. */
type ScoringRun = { readonly side: Side; readonly points: number; readonly from: PeriodId; readonly to: PeriodId }

/** How the lead went within a period: after each score by how much the home team was ahead, less than 0 where it was behind. */
type LeadOfPeriod = {
  readonly period: PeriodId
  readonly leads: readonly number[]
  /** How much of the period was left at each, in milliseconds; null where one of the game has no clock. */
  readonly remaining: readonly number[] | null
}

/** What is said of a game by the order in which its points were scored (docs/games.md#the-course-of-a-game). */
export type CourseOfLead = {
  readonly largest: LargestLead
  /** How often another side was in front than the one that had been last. */
  readonly changes: number
  /** How often the score became equal. */
  readonly ties: number
  readonly run: ScoringRun
  /** The periods with points, in their order. */
  readonly periods: readonly LeadOfPeriod[]
}

type Scored = ScoringEvent & { readonly lead: number }

/** In the order of the periods, in each of them by their moments; those of one moment always in the same order. */
const inOrder = (events: readonly ScoringEvent[], periods: readonly PeriodId[]) =>
  events.toSorted(
    (a, b) =>
      periods.indexOf(a.period) - periods.indexOf(b.period) ||
      a.at - b.at ||
      SIDES.indexOf(a.side) - SIDES.indexOf(b.side) ||
      b.points - a.points ||
      (b.remaining ?? 0) - (a.remaining ?? 0),
  )

const withLeads = (events: readonly ScoringEvent[]): readonly Scored[] => {
  let lead = 0
  return events.map(event => {
    lead += event.side === 'home' ? event.points : -event.points
    return { ...event, lead }
  })
}

const leaderOf = ({ lead }: Scored): Side | null => (lead === 0 ? null : lead > 0 ? 'home' : 'away')

const largestOf = (scored: readonly Scored[], first: Scored): LargestLead => {
  const { lead, period, remaining } = scored.reduce((most, one) => (Math.abs(one.lead) > Math.abs(most.lead) ? one : most), first)
  return { side: lead > 0 ? 'home' : 'away', points: Math.abs(lead), period, remaining }
}

const changesIn = (scored: readonly Scored[]): number => {
  const leaders = scored.flatMap(one => leaderOf(one) ?? [])
  return leaders.filter((side, place) => place > 0 && side !== leaders[place - 1]).length
}

const longestRunOf = (scored: readonly Scored[], first: Scored): ScoringRun => {
  let longest: ScoringRun = { side: first.side, points: 0, from: first.period, to: first.period }
  let run = longest
  for (const { side, points, period } of scored) {
    const goesOn = side === run.side
    run = { side, points: (goesOn ? run.points : 0) + points, from: goesOn ? run.from : period, to: period }
    if (run.points > longest.points) longest = run
  }
  return longest
}

const ofPeriod = (scored: readonly Scored[], period: PeriodId, hasClock: boolean): LeadOfPeriod => {
  const own = scored.filter(one => one.period === period)
  return {
    period,
    leads: own.map(({ lead }) => lead),
    remaining: hasClock ? own.flatMap(({ remaining }) => remaining ?? []) : null,
  }
}

const isWhole = (events: readonly ScoringEvent[], score: Score) =>
  SIDES.every(side => score[side] === events.filter(event => event.side === side).reduce((sum, { points }) => sum + points, 0))

/**
 * How the lead of a game went; `periods` are all that it may have, in their order. Null where nothing was tapped, or what was tapped is not
 * the whole score: then nobody knows in which order it came.
 */
export const courseOfLead = (
  events: readonly ScoringEvent[],
  periods: readonly PeriodId[],
  score: Score,
): CourseOfLead | null => {
  const scored = withLeads(inOrder(events, periods))
  const [first] = scored
  if (!first || !isWhole(events, score) || events.some(({ period }) => !periods.includes(period))) return null
  const hasClock = events.every(({ remaining }) => remaining !== null)
  const played = periods.filter(period => events.some(event => event.period === period))
  return {
    largest: largestOf(scored, first),
    changes: changesIn(scored),
    ties: scored.filter(({ lead }) => lead === 0).length,
    run: longestRunOf(scored, first),
    periods: played.map(period => ofPeriod(scored, period, hasClock)),
  }
}
