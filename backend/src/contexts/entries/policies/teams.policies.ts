import { teamStream } from '@fullcourt/domain/teams/state'
import { history } from '@fullcourt/projections/history/history'
import { type Policy, withCause } from '../../../core/facts/policy'
import { EnterLeague, LeaveLeague, RestoreEntry } from '../entries.commands'
import type { Decider } from '../../../core/facts/decider'
import type { EntryReader } from '../../../core/readers/entry-reader'
import type { Documents } from '../../../storage/documents/documents'

/** A new team enters the league that it was made for (docs/facts.md#commands). */
export const enterNewTeam: Policy<'TeamCreated'> = {
  name: 'enter-new-team',
  on: ['TeamCreated'],
  onRefused: 'log',
  plan: ({ data: { organization, team, enters } }, call) => {
    if (enters === null) return []
    const { entry, ...league } = enters
    return [new EnterLeague(call('enter'), { scope: { kind: 'policy', organization }, at: { ...league, team }, entry })]
  },
}

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

/**
 * A team that is brought back comes back into the leagues that it left because it was deleted; its games follow
 * (docs/facts.md#deleting-and-bringing-back).
 */
export const restoreEntriesOfRestoredTeam = (documents: Documents): Policy<'TeamRestored'> => ({
  name: 'restore-entries-of-restored-team',
  on: ['TeamRestored'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async ({ data: { organization, undoes } }, call) => {
    const followed = await documents.list(history, { index: 'cause', key: undoes })
    return followed.flatMap(({ body }) => {
      if (body?.type !== 'TeamLeftLeague') return []
      const { season, league, team, entry } = body.data
      const left = { entry, leftBy: undoes }
      return new RestoreEntry(call(entry), { scope: { kind: 'policy', organization }, at: { season, league, team }, left })
    })
  },
})
