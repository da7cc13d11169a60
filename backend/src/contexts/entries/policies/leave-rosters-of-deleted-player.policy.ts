import { playerStream } from '@fullcourt/domain/players/state'
import type { Decider } from '../../../core/facts/decider'
import type { Policy } from '../../../core/facts/policy'
import type { PlayerIdentity } from '../../../core/identity/player-identity'
import type { EntryReader } from '../../../core/readers/entry-reader'
import { LeaveRoster } from '../entries.commands'

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
