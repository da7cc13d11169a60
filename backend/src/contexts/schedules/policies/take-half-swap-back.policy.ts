import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { Decider } from '../../../core/facts/decider'
import type { Policy } from '../../../core/facts/policy'
import { TakeSwapBack } from '../schedules.commands'
import type { GameStates } from '../game-states'

/** Where one half of a swap was refused, the other goes back (docs/schedules.md#swaps). */
export const takeHalfSwapBack = (decider: Decider, games: GameStates): Policy<'PlanStepRefused'> => ({
  name: 'take-half-swap-back',
  on: ['PlanStepRefused'],
  onRefused: 'log',
  plan: async ({ id, data: { organization, league, plan, game: refused } }, call) => {
    const swap = (await decider.state(scheduleStream, league)).swaps.get(plan)
    if (swap === undefined) return []
    const states = await games.of(swap.games.map(({ game }) => game))
    return swap.games
      .filter(({ game }) => {
        const state = states.get(game)
        return game !== refused && state?.kind === 'active' && state.followed.includes(swap.fact)
      })
      .map(half => new TakeSwapBack(call(half.game), { organization, half, because: id }))
  },
})
