import { gameStream } from '@fullcourt/domain/games/state'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { Decider } from '../../facts/decider'
import type { Policy } from '../../facts/policy'
import { DeleteGame } from '../commands/delete-game.command'

/**
 * A game that was scheduled, or brought back, while one of its teams left the league is deleted as those are that were there before (design 2).
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
    if (state.kind !== 'scheduled') return []
    const { home, away } = state.context
    const hasLeft = [home, away].some(({ entry }) => entries.get(entry)?.left === true)
    return hasLeft ? [new DeleteGame(call('delete'), { kind: 'policy', organization }, game)] : []
  },
})
