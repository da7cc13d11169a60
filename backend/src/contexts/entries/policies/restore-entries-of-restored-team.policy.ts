import { history } from '@fullcourt/projections/history/history'
import type { Documents } from '../../../storage/documents/documents'
import type { Policy } from '../../../core/facts/policy'
import { RestoreEntry } from '../entries.commands'

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
