import type { GameId } from '@fullcourt/domain/ids/kinds'
import { isRefused, scheduleStream } from '@fullcourt/domain/schedules/state'
import type { Decider } from '../../../core/facts/decider'
import type { Policy } from '../../../core/facts/policy'
import { RestoreGame } from '../../games/commands/restore-game.command'
import { RemovePlannedGame } from '../schedules.commands'
import { refusedStep } from './refused-step'

/** A generation that is taken back gives the place to the games before it, unless it goes with its schedule by now. */
export const carryOutUndoneGeneration = (decider: Decider): Policy<'GenerationUndone'> => ({
  name: 'carry-out-undone-generation',
  on: ['GenerationUndone'],
  plan: async ({ id, data }, call) => {
    const { organization, league, schedule, plan, removes, restores, undoes } = data
    const state = await decider.state(scheduleStream, league)
    const isOpen = (game: GameId) => !isRefused(state, plan, game)
    const isThere = state.schedules.get(schedule)?.deletion === null
    const scope = { kind: 'policy', organization } as const
    return [
      ...removes
        .filter(isOpen)
        .map(game => new RemovePlannedGame(call(`delete ${game}`), { of: data, game, ifPlayed: 'refuse', because: id })),
      ...restores
        .filter(game => isThere && isOpen(game))
        .map(game => new RestoreGame(call(`restore ${game}`), { scope, game, deletedBy: undoes })),
    ]
  },
  onRefused: ({ command, refusal }, { data }, call) => refusedStep(command, refusal, data, call),
})
