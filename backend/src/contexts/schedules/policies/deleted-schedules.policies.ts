import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { Decider } from '../../../core/facts/decider'
import type { Policy } from '../../../core/facts/policy'
import { RemovePlannedGame } from '../schedules.commands'
import { RestoreGame } from '../../games/commands/restore-game.command'

/** With a schedule go its games, unless it was brought back before; one that was played meanwhile stays. */
export const deleteGamesOfDeletedSchedule = (decider: Decider): Policy<'ScheduleDeleted'> => ({
  name: 'delete-games-of-deleted-schedule',
  on: ['ScheduleDeleted'],
  onRefused: 'log',
  plan: async ({ id, data }, call) => {
    const { league, schedule, removes } = data
    const { schedules } = await decider.state(scheduleStream, league)
    if (schedules.get(schedule)?.deletion?.fact !== id) return []
    return removes.map(game => new RemovePlannedGame(call(game), { of: data, game, ifPlayed: 'keep', because: id }))
  },
})

/** With a schedule that is back come the games that went with it; where it is deleted again they go with that, in their turn. */
export const restoreGamesOfRestoredSchedule: Policy<'ScheduleRestored'> = {
  name: 'restore-games-of-restored-schedule',
  on: ['ScheduleRestored'],
  onRefused: 'log',
  plan: ({ data: { organization, restores, undoes } }, call) => {
    const scope = { kind: 'policy', organization } as const
    return restores.map(game => new RestoreGame(call(game), { scope, game, deletedBy: undoes }))
  },
}
