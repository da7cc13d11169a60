import { teamStream } from '@fullcourt/domain/teams/state'
import type { Decider } from '../../../core/facts/decider'
import { withCause, type Policy } from '../../../core/facts/policy'
import { LeaveLeague } from '../entries.commands'

/**
 * A team that entered a league, or came back into it, while it was deleted leaves it again (docs/facts.md#rules-over-several-streams):
 * because of that deletion, with which it comes back.
 */
export const leaveLeagueOfDeletedTeam = (decider: Decider): Policy<'TeamEnteredLeague' | 'EntryRestored'> => ({
  name: 'leave-league-of-deleted-team',
  on: ['TeamEnteredLeague', 'EntryRestored'],
  onRefused: 'log',
  plan: async ({ data: { organization, season, league, team } }, call) => {
    const state = await decider.state(teamStream, team)
    if (state.kind !== 'deleted') return []
    const context = withCause(call('leave'), state.deletion)
    return [new LeaveLeague(context, { scope: { kind: 'policy', organization }, at: { season, league, team } })]
  },
})
