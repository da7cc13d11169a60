import type { Policy } from '../../../core/facts/policy'
import { FreeMatchup, ScheduleMatchupGame } from '../brackets.commands'

/**
 * The game that a matchup was given is scheduled; where that is refused, the matchup is free again (docs/brackets.md#one-game-per-matchup).
 */
export const scheduleGameOfMatchup: Policy<'MatchupGameCreated'> = {
  name: 'schedule-matchup-game',
  on: ['MatchupGameCreated'],
  plan: ({ data }, call) => [new ScheduleMatchupGame(call('schedule'), { created: data })],
  onRefused: (_, { data: { organization, season, division, matchup, game } }, call) =>
    new FreeMatchup(call('free'), { place: { organization, season, division, matchup, game } }),
}
