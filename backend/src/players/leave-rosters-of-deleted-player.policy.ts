import type { CaughtUp } from '../documents/caught-up'
import type { Policy } from '../facts/policies'
import type { PlacedEntries } from '../seasons/placed-entries'
import { LeaveRoster } from '../teams/leave-roster'

/** A deleted player leaves every roster (design 5.9). `caughtUp` waits until the documents show a position. */
export const leaveRostersOfDeletedPlayer = (entries: PlacedEntries, caughtUp: CaughtUp): Policy<'PlayerDeleted'> => ({
  type: 'PlayerDeleted',
  follow: async ({ data: { organization, player }, position }, call) => {
    await caughtUp(position)
    const placed = await entries.ofPlayer(player)
    return placed.map(
      ({ entry: { id, season, league, team } }) =>
        new LeaveRoster(call(id), { kind: 'policy', organization }, { season, league, team }, player),
    )
  },
})
