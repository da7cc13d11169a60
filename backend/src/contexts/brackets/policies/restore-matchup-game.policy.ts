import type { Policy } from '../../../core/facts/policy'
import { BringBackMatchupGame, FreeMatchup } from '../brackets.commands'

/**
 * A game that has its matchup again comes back; where that is refused, the matchup is free again (docs/brackets.md#one-game-per-matchup).
 */
export const restoreGameOfMatchup: Policy<'MatchupGameRestored'> = {
  name: 'restore-matchup-game',
  on: ['MatchupGameRestored'],
  plan: ({ data }, call) => [new BringBackMatchupGame(call('restore'), { place: data })],
  onRefused: (_, { data }, call) => new FreeMatchup(call('free'), { place: data }),
}
