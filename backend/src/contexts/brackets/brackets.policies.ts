import { matchupsToSettle } from '@fullcourt/domain/brackets/results'
import { RESULT_FACTS } from '@fullcourt/domain/games/figures-facts'
import type { Policy } from '../../core/facts/policy'
import type { BracketAccess } from '../../core/access/bracket-access'
import { FreeMatchup, ScheduleMatchupGame, BringBackMatchupGame, SettleMatchupGame } from './brackets.commands'

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

/**
 * A game that has its matchup again comes back; where that is refused, the matchup is free again (docs/brackets.md#one-game-per-matchup).
 */
export const restoreGameOfMatchup: Policy<'MatchupGameRestored'> = {
  name: 'restore-matchup-game',
  on: ['MatchupGameRestored'],
  plan: ({ data }, call) => [new BringBackMatchupGame(call('restore'), { place: data })],
  onRefused: (_, { data }, call) => new FreeMatchup(call('free'), { place: data }),
}

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
