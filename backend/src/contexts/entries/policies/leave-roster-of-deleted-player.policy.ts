import { playerStream } from '@fullcourt/domain/players/state'
import type { Decider } from '../../../core/facts/decider'
import type { PlayerIdentity } from '../../../core/identity/player-identity'
import { withCause, type Policy } from '../../../core/facts/policy'
import { LeaveRoster } from '../entries.commands'

/**
 * A player who joined a roster, or came back on it, while they were deleted leaves it again (docs/facts.md#rules-over-several-streams):
 * because of that deletion, with which they come back.
 */
export const leaveRosterOfDeletedPlayer = (
  decider: Decider,
  identity: PlayerIdentity,
): Policy<'PlayerJoinedRoster' | 'RosterPlaceRestored'> => ({
  name: 'leave-roster-of-deleted-player',
  on: ['PlayerJoinedRoster', 'RosterPlaceRestored'],
  onRefused: 'log',
  plan: async ({ data: { organization, season, league, team, player } }, call) => {
    const { masterOf } = await identity.now(organization)
    const state = await decider.state(playerStream, masterOf(player))
    if (state.kind !== 'deleted' && state.kind !== 'erased') return []
    const context = withCause(call('leave'), state.deletion)
    return [new LeaveRoster(context, { scope: { kind: 'policy', organization }, at: { season, league, team }, player })]
  },
})
