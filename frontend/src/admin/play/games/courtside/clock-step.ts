import type { PeriodScore, Score } from '@fullcourt/domain/games/events'
import { AWAY_FIRST, SIDES } from '@fullcourt/domain/games/sides'
import { typedScore, withPoints, type TypedScore } from '../finals/finals-edit'
import { scoreOfSides } from '../list/score-text'

/**
 * A step of the game's clock, for both teams at once: a period ends, is played on (`is` has no points then), or the final score is
 * entered. `was` and `is` are the points as the scorer saw them.
 */
export type ClockStep = {
  readonly id: string
  readonly of: number | 'final'
  /** The period's name, or `Final`. */
  readonly name: string
  readonly was: TypedScore
  readonly is: TypedScore
}

/** What a step changes as it was read, and the revision at which it was. */
export type ReadPoints = { readonly points: TypedScore; readonly revision: number }

export const isClockStep = (one: object): one is ClockStep => 'of' in one

export const samePoints = (one: TypedScore, other: TypedScore): boolean => SIDES.every(side => one[side] === other[side])

/** Whether a step ends a period, where a team may have points already that somebody entered. */
const endsOpenPeriod = ({ of, is }: ClockStep, now: TypedScore) =>
  of !== 'final' && typedScore(is) !== null && typedScore(now) === null

/** What is to be done of a step: nothing where it was done, a decision of the person where somebody else did something else. */
export const fateOf = (step: ClockStep, now: TypedScore): 'open' | 'done' | 'clash' => {
  if (samePoints(now, step.is)) return 'done'
  return samePoints(now, step.was) || endsOpenPeriod(step, now) ? 'open' : 'clash'
}

/** What somebody else did, in words. */
export const clashText = ({ of }: ClockStep, now: TypedScore): string => {
  const points = typedScore(now)
  if (points === null) return 'It was removed meanwhile.'
  return of === 'final' ? `${scoreOfSides(points)} was entered meanwhile.` : `It was ended meanwhile, at ${scoreOfSides(points)}.`
}

/** The points of the periods as the scorer sees them: what the server has, and on top what they ended. */
export const shownPeriods = (scores: readonly PeriodScore[], waiting: readonly object[]): readonly PeriodScore[] =>
  waiting.filter(isClockStep).reduce<readonly PeriodScore[]>((periods, { of, is }) => {
    if (of === 'final') return periods
    return AWAY_FIRST.reduce((all, side) => withPoints(all, { period: of, side, points: is[side] }), periods)
  }, scores)

/** The final score as the scorer sees it. */
export const shownFinal = (score: Score | null, waiting: readonly object[]): Score | null => {
  const entered = waiting.filter(isClockStep).findLast(({ of }) => of === 'final')
  return entered ? typedScore(entered.is) : score
}
