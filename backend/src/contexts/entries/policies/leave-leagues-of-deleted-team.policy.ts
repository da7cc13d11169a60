import { teamStream } from '@fullcourt/domain/teams/state'
import type { Decider } from '../../../core/facts/decider'
import type { Policy } from '../../../core/facts/policy'
import type { EntryReader } from '../../../core/readers/entry-reader'
import { LeaveLeague } from '../entries.commands'

/** A deleted team leaves every league, unless it was brought back before; its games follow from that. */
export const leaveLeaguesOfDeletedTeam = (decider: Decider, entries: EntryReader): Policy<'TeamDeleted'> => ({
  name: 'leave-leagues-of-deleted-team',
  on: ['TeamDeleted'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async ({ data: { organization, team } }, call) => {
    if ((await decider.state(teamStream, team)).kind !== 'deleted') return []
    const placed = await entries.ofTeam(team)
    return placed.map(
      ({ entry: { id, season, league } }) =>
        new LeaveLeague(call(id), { scope: { kind: 'policy', organization }, at: { season, league, team } }),
    )
  },
})
