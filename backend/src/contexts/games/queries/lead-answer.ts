import type { Score } from '@fullcourt/domain/games/events'
import { lengthOf } from '@fullcourt/domain/games/courtside-counts'
import { courseOfLead, type CourseOfLead } from '@fullcourt/domain/games/lead'
import type { Period } from '@fullcourt/domain/games/periods'
import type { ScoringEvent } from '@fullcourt/domain/games/scoring'
import type { PeriodId } from '@fullcourt/domain/ids/kinds'
import type { CourtsideRules } from '@fullcourt/domain/leagues/courtside-rules'
import type { CourseOfLeadAnswer } from '../court.answers'
import type { GameRecord } from './game-answer'

/** A clock that began with more than the league plays is at its beginning. */
const thousandths = (remaining: number, length: number) => Math.round(1_000 * Math.max(0, 1 - remaining / length))

const evenly = (count: number) => Array.from({ length: count }, (_, nth) => Math.round((1_000 * (nth + 1)) / (count + 1)))

type Played = {
  readonly context: GameRecord['context']
  readonly score: Score
  /** Those that visitors see, in their order. */
  readonly periods: readonly Period[]
  readonly rules: CourtsideRules
}

const periodAnswer = ({ leads, remaining }: CourseOfLead['periods'][number], period: Period, rules: CourtsideRules) => ({
  name: period.name,
  leads: [...leads],
  at: remaining ? remaining.map(left => thousandths(left, lengthOf(period, rules))) : evenly(leads.length),
})

/** How the lead of a game went, where what was tapped is its whole score. */
export const leadAnswer = (
  events: readonly ScoringEvent[],
  { context, score, periods, rules }: Played,
): CourseOfLeadAnswer | undefined => {
  const course = courseOfLead(
    events,
    periods.map(({ id }) => id),
    score,
  )
  if (!course) return undefined
  const { largest, changes, ties, run } = course
  const nameOf = (id: PeriodId) => periods.find(period => period.id === id)?.name ?? ''
  return {
    largest: {
      team_id: context[largest.side].team,
      points: largest.points,
      period: nameOf(largest.period),
      remaining: largest.remaining,
    },
    changes,
    ties,
    run: { team_id: context[run.side].team, points: run.points, from: nameOf(run.from), to: nameOf(run.to) },
    periods: course.periods.flatMap(one => {
      const period = periods.find(({ id }) => id === one.period)
      return period ? [periodAnswer(one, period, rules)] : []
    }),
  }
}
