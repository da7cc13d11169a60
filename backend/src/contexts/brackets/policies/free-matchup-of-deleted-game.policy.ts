import type { Policy } from '../../../core/facts/policy'
import { FreeMatchup } from '../brackets.commands'

/** A deleted game gives its matchup free (docs/brackets.md#one-game-per-matchup). */
export const freeMatchupOfDeletedGame: Policy<'GameDeleted'> = {
  name: 'free-matchup-of-deleted-game',
  on: ['GameDeleted'],
  onRefused: 'log',
  plan: ({ data: { game, in: context, details } }, call) => {
    const { organization, season, division } = context
    const { matchId: matchup } = details
    if (division === null || matchup === null) return []
    return [new FreeMatchup(call('free'), { place: { organization, season, division, matchup, game } })]
  },
}
