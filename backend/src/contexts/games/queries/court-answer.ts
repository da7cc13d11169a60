import { gameClock } from '@fullcourt/domain/games/clock'
import type { Courtside } from '@fullcourt/domain/games/courtside'
import { teamFouls } from '@fullcourt/domain/games/courtside-counts'
import type { Score } from '@fullcourt/domain/games/events'
import type { Period } from '@fullcourt/domain/games/periods'
import { AWAY_FIRST, otherSide } from '@fullcourt/domain/games/sides'
import type { CourtsideRules } from '@fullcourt/domain/leagues/courtside-rules'
import type { GameSheet } from '@fullcourt/projections/games/game-sheet'
import type { CourtAnswer } from '../court.answers'
import type { GameRecord } from './game-answer'

type Live = {
  readonly context: GameRecord['context']
  readonly periods: readonly Period[]
  readonly scores: GameSheet['periods']
  /** Points of the players. */
  readonly points: Score
  readonly rules: CourtsideRules
}

/** What is on in a live game, as the scorers beside the court see it. */
export const courtAnswer = (
  { fouls, clock: reading }: Courtside,
  { context, periods, scores, points, rules }: Live,
): CourtAnswer => {
  const clock = gameClock(periods, scores, points)
  const period = clock.kind === 'running' ? clock.period : clock.last
  const isKept = rules.clock === 'countdown' && clock.kind === 'running' && reading?.period === clock.period.id
  const foulsOf = (side: 'home' | 'away') => (period ? teamFouls(fouls, periods, period.id, side) : 0)
  return {
    state: clock.kind,
    period: period?.name ?? null,
    clock: isKept ? { remaining: reading.remaining, since: reading.since } : null,
    fouls:
      fouls.length === 0
        ? []
        : AWAY_FIRST.map(side => ({
            team_id: context[side].team,
            count: foulsOf(side),
            isInBonus: foulsOf(otherSide(side)) >= rules.bonusFouls,
          })),
  }
}
