import type { BoxScoreAnswer, CourseOfLeadAnswer, CourtAnswer, TeamMinutesAnswer } from '../../api/schema'
import { boxScore, type BoxScore } from './box-score'

/** A game as its own page shows it: other pages that show its box score have no use for the rest. */
export type FollowedGame = BoxScore & {
  /** How it went from score to score; null where nobody knows in which order the points came. */
  readonly lead: CourseOfLeadAnswer | null
  /** What is on; null of a game that is not live, or not scored beside the court. */
  readonly court: CourtAnswer | null
  /** How long who was on the court, of the teams of which it was recorded. */
  readonly minutes: readonly TeamMinutesAnswer[]
}

export const followedGame = (answer: BoxScoreAnswer, today: string): FollowedGame => ({
  ...boxScore(answer, today),
  lead: answer.lead ?? null,
  court: answer.court ?? null,
  minutes: answer.minutes ?? [],
})
