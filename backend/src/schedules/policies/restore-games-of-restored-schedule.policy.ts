import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { Decider } from '../../facts/decider'
import type { Policy } from '../../facts/policy'
import { RestoreGame } from '../../games/commands/restore-game.command'

/** With a schedule that is back come the games that went with it, unless it is deleted again. */
export const restoreGamesOfRestoredSchedule = (decider: Decider): Policy<'ScheduleRestored'> => ({
  name: 'restore-games-of-restored-schedule',
  on: ['ScheduleRestored'],
  onRefused: 'log',
  plan: async ({ data: { organization, league, schedule, restores, undoes } }, call) => {
    const { schedules } = await decider.state(scheduleStream, league)
    if (schedules.get(schedule)?.deletion !== null) return []
    const scope = { kind: 'policy', organization } as const
    return restores.map(game => new RestoreGame(call(game), scope, game, undefined, undoes))
  },
})
