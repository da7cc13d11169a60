import { deletionsOf, playerStream } from '@fullcourt/domain/players/state'
import type { OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { history } from '@fullcourt/projections/history/history'
import { type Policy, type StepContext, withCause } from '../../../core/facts/policy'
import { JoinRoster, LeaveRoster, RestoreRosterPlace } from '../entries.commands'
import type { Decider } from '../../../core/facts/decider'
import type { PlayerIdentity } from '../../../core/identity/player-identity'
import type { EntryReader } from '../../../core/readers/entry-reader'
import type { Documents } from '../../../storage/documents/documents'

/** Who comes back on a roster, and the command that does it. */
type RestoredPlace = { readonly player: PlayerId; readonly command: CommandWithContext }

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

/** Puts players back on the rosters that they left because of some deletions, but where they left once more since. */
const backOnRosters = async (
  documents: Documents,
  organization: OrganizationId,
  deletions: readonly string[],
  call: StepContext,
): Promise<readonly RestoredPlace[]> => {
  const followed = await Promise.all(deletions.map(key => documents.list(history, { index: 'cause', key })))
  return followed.flat().flatMap(({ body }) => {
    if (body?.type !== 'PlayerLeftRoster' || body.cause === null) return []
    const { season, league, team, entry, player } = body.data
    const at = { season, league, team }
    const left = { entry, leftBy: body.cause }
    const scope = { kind: 'policy', organization } as const
    return { player, command: new RestoreRosterPlace(call(`${left.leftBy} ${entry}`), { scope, at, player, left }) }
  })
}

/**
 * A player who is brought back comes back on the rosters that they left because they were deleted (docs/facts.md#deleting-and-bringing-back):
 * now, or before, where the roster was out of reach when that was taken back.
 */
export const restoreRostersOfRestoredPlayer = (decider: Decider, documents: Documents): Policy<'PlayerRestored'> => ({
  name: 'restore-rosters-of-restored-player',
  on: ['PlayerRestored'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async ({ data: { organization, player } }, call) => {
    const deletions = deletionsOf(await decider.state(playerStream, player))
    return (await backOnRosters(documents, organization, deletions, call)).map(({ command }) => command)
  },
})

/**
 * A player whose merge is undone comes back on the rosters that they left because the person whom they were merged into was deleted:
 * they themselves were not (docs/merging.md#what-else-is-merged).
 */
export const restoreRostersOfUnmergedPlayer = (
  decider: Decider,
  documents: Documents,
  identity: PlayerIdentity,
): Policy<'PlayersUnmerged'> => ({
  name: 'restore-rosters-of-unmerged-player',
  on: ['PlayersUnmerged'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async ({ data: { organization, master, duplicate } }, call) => {
    const { masterOf, idsOf } = await identity.now(organization)
    if ((await decider.state(playerStream, masterOf(duplicate))).kind !== 'active') return []
    const deletions = deletionsOf(await decider.state(playerStream, masterOf(master)))
    const places = await backOnRosters(documents, organization, deletions, call)
    return places.flatMap(({ player, command }) => (idsOf(duplicate).includes(player) ? command : []))
  },
})
