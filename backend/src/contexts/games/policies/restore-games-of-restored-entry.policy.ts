import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { leavingsOf, seasonStream, type SeasonContents } from '@fullcourt/domain/entries/state'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import type { Documents } from '../../../storage/documents/documents'
import type { Decider } from '../../../core/facts/decider'
import type { Policy } from '../../../core/facts/policy'
import { RestoreGame } from '../commands/restore-game.command'

/**
 * The facts by which the season's present entries once left: a game of two teams that both left is deleted because of the first,
 * and comes back when the second of them does, in whatever order that happens. One that left again before its games were back
 * brings back those of each time.
 */
const leavings = ({ entries }: SeasonContents): readonly string[] =>
  [...entries.values()].flatMap(entry => (entry.left ? [] : leavingsOf(entry)))

const gameOf = (deletion: HistoryEntry | null, entry: EntryId): number | undefined => {
  if (deletion?.type !== 'GameDeleted') return undefined
  const { home, away } = deletion.data.in
  return home.entry === entry || away.entry === entry ? deletion.data.game : undefined
}

/**
 * With a team that is back in its league come just the games which were deleted because it left (docs/facts.md#deleting-and-bringing-back).
 */
export const restoreGamesOfRestoredEntry = (decider: Decider, documents: Documents): Policy<'EntryRestored'> => ({
  name: 'restore-games-of-restored-entry',
  on: ['EntryRestored'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async ({ data: { organization, season, entry } }, call) => {
    const contents = await decider.state(seasonStream, season)
    if (contents.entries.get(entry)?.left !== false) return []
    const scope = { kind: 'policy', organization } as const
    const plans = leavings(contents).map(async cause => {
      const followed = await documents.list(history, { index: 'cause', key: cause })
      const games = new Set(followed.flatMap(({ body }) => gameOf(body, entry) ?? []))
      return [...games].map(game => new RestoreGame(call(`${cause} ${game}`), { scope, game, deletedBy: cause }))
    })
    return (await Promise.all(plans)).flat()
  },
})
