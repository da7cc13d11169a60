import { facts, refuse, type Decision } from '../facts/decision'
import { isEnded, pointsInPeriod } from './clock'
import { GAME_NOT_FOUND } from './decide'
import type { GameFact } from './events'
import { pointSums } from './mismatch'
import { FINAL_PERIOD, type Period } from './periods'
import { AWAY_FIRST, SIDES } from './sides'
import type { Game } from './state'

/** `known` are the organization's periods, hidden ones too. */
type EndPeriod = { readonly period: Period['id']; readonly known: readonly Period[] }

/**
 * Ends a period of both teams at once: it gets the points that the players have beyond the other periods. Points that were entered
 * for a team stay. Who comes second is told at which points it ended: their taps since belong to the next one.
 */
export const endPeriod = (game: Game, { period, known }: EndPeriod): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const named = known.find(({ id }) => id === period)
  if (!named || period === FINAL_PERIOD) return refuse('invalid', `Unknown game period ${period}.`)
  const { periods } = game.figures
  const was = periods.find(score => score.period === period) ?? null
  if (was && isEnded(periods, named)) {
    const points = AWAY_FIRST.map(side => was[side]).join('–')
    return refuse('conflict', `${named.name} has ended already, at ${points}. What was counted since belongs to the next period.`)
  }
  const { players } = pointSums(game.figures)
  const is = pointsInPeriod(period, periods, { home: players.home ?? 0, away: players.away ?? 0 })
  if (SIDES.some(side => is[side] < 0))
    return refuse('conflict', `The players have fewer points than the other periods: correct those before you end ${named.name}.`)
  return facts({ type: 'PeriodScoreUpdated', data: { game: game.id, in: game.context, was, is: { period, ...is } } })
}
