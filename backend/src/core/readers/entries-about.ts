import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import { aboutKey, listsAbout } from '@fullcourt/projections/history/about'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import type { ListRange } from '@fullcourt/projections/read-store'
import type { Documents } from '../../storage/documents/documents'

type Part = Omit<ListRange, 'index' | 'key' | 'limit'> & { readonly limit: number }

/** Everything that happened to a thing, also what its own history leaves out because an import tells it as a whole. */
export const entriesAbout = async (
  documents: Documents,
  kind: HistoryKind,
  id: number,
  part: Part,
): Promise<readonly HistoryEntry[]> => {
  const lists = await Promise.all(
    listsAbout(kind).map(index => documents.list(history, { ...part, index, key: aboutKey(kind, id) })),
  )
  const order = part.descending ? -1 : 1
  return lists
    .flat()
    .flatMap(({ body }) => body ?? [])
    .toSorted((a, b) => (a.position < b.position ? -order : order))
    .slice(0, part.limit)
}
