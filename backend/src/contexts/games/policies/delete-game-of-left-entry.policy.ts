import { gameStream } from '@fullcourt/domain/games/state'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { Decider } from '../../../core/facts/decider'
import { withCause, type Policy } from '../../../core/facts/policy'
import { DeleteGame } from '../games.commands'

/**
 * A game that was scheduled, or brought back, while one of its teams left the league is deleted as those are that were there before
 * (docs/facts.md#rules-over-several-streams): because that team left, so that it comes back with it.
 */
export const deleteGameOfLeftEntry = (decider: Decider): Policy<'GameScheduled' | 'GameRestored'> => ({
  name: 'delete-game-of-left-entry',
  on: ['GameScheduled', 'GameRestored'],
  onRefused: 'log',
  plan: async (
    {
      data: {
        game,
        in: { season, organization },
      },
    },
    call,
  ) => {
    const [state, { entries }] = await Promise.all([decider.state(gameStream, game), decider.state(seasonStream, season)])
    if (state.kind !== 'active') return []
    const { home, away } = state.context
    const [left] = [home, away].flatMap(({ entry }) => {
      const side = entries.get(entry)
      return side?.left === true ? [side] : []
    })
    if (!left) return []
    const context = withCause(call('delete'), left.leaving?.fact ?? null)
    return [new DeleteGame(context, { scope: { kind: 'policy', organization }, game })]
  },
})
