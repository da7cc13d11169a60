import { history } from '@fullcourt/projections/history/history'
import type { Documents } from '../../../storage/documents/documents'
import type { Policy } from '../../../core/facts/policy'
import { RestoreRosterPlace } from '../entries.commands'

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
