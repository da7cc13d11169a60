import { playerStream } from '@fullcourt/domain/players/state'
import { history } from '@fullcourt/projections/history/history'
import { type Policy, withCause } from '../../../core/facts/policy'
import { JoinRoster, LeaveRoster, RestoreRosterPlace } from '../entries.commands'
import type { Decider } from '../../../core/facts/decider'
import type { PlayerIdentity } from '../../../core/identity/player-identity'
import type { EntryReader } from '../../../core/readers/entry-reader'
import type { Documents } from '../../../storage/documents/documents'

/** A new player joins the roster that they were added for (docs/facts.md#commands). */
export const joinNewPlayer: Policy<'PlayerAdded'> = {
  name: 'join-new-player',
  on: ['PlayerAdded'],
  onRefused: 'log',
  plan: ({ data: { organization, player, joins } }, call) => {
    if (joins === null) return []
    const { season, league, team, entry } = joins
    return [
      new JoinRoster(call('join'), {
        scope: { kind: 'policy', organization },
        at: { season, league, team },
        player,
        newIn: entry,
      }),
    ]
  },
}

/** A deleted player leaves every roster, unless they were brought back before (docs/facts.md#deleting-and-bringing-back). */
export const leaveRostersOfDeletedPlayer = (
  decider: Decider,
  entries: EntryReader,
  identity: PlayerIdentity,
): Policy<'PlayerDeleted'> => ({
  name: 'leave-rosters-of-deleted-player',
  on: ['PlayerDeleted'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async ({ data: { organization, player } }, call) => {
    if ((await decider.state(playerStream, player)).kind === 'active') return []
    const placed = await entries.ofPerson((await identity.now(organization)).idsOf(player))
    return placed.map(
      ({ entry: { id, season, league, team } }) =>
        new LeaveRoster(call(id), { scope: { kind: 'policy', organization }, at: { season, league, team }, player }),
    )
  },
})

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

/**
 * A player who is brought back comes back on the rosters that they left because they were deleted (docs/facts.md#deleting-and-bringing-back).
 */
export const restoreRostersOfRestoredPlayer = (documents: Documents): Policy<'PlayerRestored'> => ({
  name: 'restore-rosters-of-restored-player',
  on: ['PlayerRestored'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async ({ data: { organization, undoes } }, call) => {
    const followed = await documents.list(history, { index: 'cause', key: undoes })
    return followed.flatMap(({ body }) => {
      if (body?.type !== 'PlayerLeftRoster') return []
      const { season, league, team, entry, player } = body.data
      const left = { entry, leftBy: undoes }
      return new RestoreRosterPlace(call(entry), {
        scope: { kind: 'policy', organization },
        at: { season, league, team },
        player,
        left,
      })
    })
  },
})
