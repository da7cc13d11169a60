import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { Decider } from '../../facts/decider'
import type { Policy } from '../../facts/policy'
import { SwapSlot } from '../commands/swap-slot.command'
import type { GameStates } from '../game-states'
import { refusedStep } from './refused-step'

/** A planned swap is made in each of its games; a half that was made is not made again. */
export const swapGames = (decider: Decider, games: GameStates): Policy<'GamesSwapPlanned'> => ({
  name: 'swap-games',
  on: ['GamesSwapPlanned'],
  plan: async ({ id, data }, call) => {
    const { refused } = await decider.state(scheduleStream, data.league)
    if (refused.has(data.plan)) return []
    const states = await games.of(data.games.map(({ game }) => game))
    return data.games
      .filter(({ game }) => {
        const state = states.get(game)
        return state === undefined || state.kind === 'unknown' || !state.followed.includes(id)
      })
      .map(half => new SwapSlot(call(half.game), data, half, id))
  },
  onRefused: ({ command, refusal }, { data }, call) => refusedStep(command, refusal, data, call),
})
