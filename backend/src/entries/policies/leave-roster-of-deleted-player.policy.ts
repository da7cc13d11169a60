import { playerStream } from '@fullcourt/domain/players/state'
import type { Decider } from '../../facts/decider'
import type { Policy } from '../../facts/policy'
import { LeaveRoster } from '../commands/leave-roster.command'

/** A player who joined a roster while he was deleted leaves it again (design 2). */
export const leaveRosterOfDeletedPlayer = (decider: Decider): Policy<'PlayerJoinedRoster'> => ({
  name: 'leave-roster-of-deleted-player',
  on: ['PlayerJoinedRoster'],
  onRefused: 'log',
  plan: async ({ data: { organization, season, league, team, player } }, call) => {
    const { kind } = await decider.state(playerStream, player)
    if (kind !== 'deleted' && kind !== 'erased') return []
    return [new LeaveRoster(call('leave'), { kind: 'policy', organization }, { season, league, team }, player)]
  },
})
