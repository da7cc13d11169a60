import type { Policy } from '../../../core/facts/policy'
import { RestoreGame } from '../../games/commands/restore-game.command'

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
