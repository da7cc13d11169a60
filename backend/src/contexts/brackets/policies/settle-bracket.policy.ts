import { matchupsToSettle } from '@fullcourt/domain/brackets/results'
import type { BracketAccess } from '../../../core/access/bracket-access'
import type { Policy } from '../../../core/facts/policy'
import { SettleMatchupGame } from '../brackets.commands'
import { RESULT_FACTS } from '@fullcourt/domain/games/figures-facts'

/** Whatever may change who plays a game of a bracket. */
const CHANGES = ['GameScheduled', 'GameSidesChanged', ...RESULT_FACTS] as const

/**
 * A result, or a game that is gone, back or scheduled late, may change who plays the games after it: those are brought in line, all
 * down the path, because each of them leads here again. What an undone correction took out comes back the same way.
 * See docs/brackets.md#corrected-results.
 */
export const settleBracket = (brackets: BracketAccess): Policy<(typeof CHANGES)[number]> => ({
  name: 'settle-bracket',
  on: CHANGES,
  onRefused: 'log',
  plan: async ({ data: { in: context } }, call) => {
    const { organization, season, division } = context
    if (division === null) return []
    const input = await brackets.input(season, division)
    return matchupsToSettle(input).flatMap(({ matchId: matchup, game }) =>
      game ? [new SettleMatchupGame(call(matchup), { place: { organization, season, division, matchup, game: game.game } })] : [],
    )
  },
})
