import type { PeriodId } from '../ids/kinds'
import type { PeriodScore, Score, Side } from './events'
import { isOvertime, type Period } from './periods'
import { SIDES } from './sides'

/**
 * Where a game is, for both teams alike: in a period, after the last one, or `tied` where it is over unless overtime is played.
 * `last` is the period that ended last.
 */
export type GameClock =
  | { readonly kind: 'running' | 'tied'; readonly period: Period; readonly points: Score; readonly last: Period | null }
  | { readonly kind: 'over'; readonly last: Period | null }

const scoreOf = (points: (side: Side) => number): Score => ({ home: points('home'), away: points('away') })

/** Whether both teams have points in a period. */
export const isEnded = (scores: readonly PeriodScore[], { id }: Pick<Period, 'id'>): boolean => {
  const score = scores.find(({ period }) => period === id)
  return score !== undefined && SIDES.every(side => score[side] !== null)
}

const sumOfPeriods = (scores: readonly PeriodScore[], side: Side): number =>
  scores.reduce((sum, score) => sum + (score[side] ?? 0), 0)

/**
 * The points of both teams in a period: what the players have beyond all periods that have points, or what was entered for a team
 * already. Less than 0 where the periods have more than the players.
 */
export const pointsInPeriod = (period: PeriodId, scores: readonly PeriodScore[], players: Score): Score => {
  const entered = scores.find(score => score.period === period)
  return scoreOf(side => entered?.[side] ?? players[side] - sumOfPeriods(scores, side))
}

/**
 * The clock of a game: `periods` are those that are played, in their order, `players` the points of all players. Overtime is played
 * only after a tie, and runs by itself when somebody scores in it.
 */
export const gameClock = (periods: readonly Period[], scores: readonly PeriodScore[], players: Score): GameClock => {
  const last = periods.findLast(period => isEnded(scores, period)) ?? null
  const running = (kind: 'running' | 'tied', period: Period): GameClock => ({
    kind,
    period,
    points: pointsInPeriod(period.id, scores, players),
    last,
  })
  const open = periods.filter(period => !isEnded(scores, period))
  const regular = open.find(({ name }) => !isOvertime(name))
  if (regular) return running('running', regular)
  const [overtime] = open
  const isTie = sumOfPeriods(scores, 'home') === sumOfPeriods(scores, 'away')
  if (!overtime || !isTie) return { kind: 'over', last }
  const next = running('running', overtime)
  const isBegun = SIDES.some(side => pointsInPeriod(overtime.id, scores, players)[side] !== 0)
  return isBegun ? next : running('tied', overtime)
}
