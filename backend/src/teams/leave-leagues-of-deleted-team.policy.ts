import type { CaughtUp } from '../documents/caught-up'
import type { Policy } from '../facts/policies'
import type { PlacedEntries } from '../seasons/placed-entries'
import { LeaveLeague } from './leave-league'

/** A deleted team leaves every league; its games follow from that. `caughtUp` waits until the documents show a position. */
export const leaveLeaguesOfDeletedTeam = (entries: PlacedEntries, caughtUp: CaughtUp): Policy<'TeamDeleted'> => ({
  type: 'TeamDeleted',
  follow: async ({ data: { organization, team }, position }, call) => {
    await caughtUp(position)
    const placed = await entries.ofTeam(team)
    return placed.map(
      ({ entry: { id, season, league } }) =>
        new LeaveLeague(call(id), { kind: 'policy', organization }, { season, league, team }),
    )
  },
})
