import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import type { Documents } from '../../../storage/documents/documents'

/** How many entries of an action are read at once. */
const PORTION = 500

/** What the commands of an action wrote themselves, in its order; what followed from that follows from its inverse too. */
export const ownFacts = async (documents: Documents, action: string): Promise<readonly HistoryEntry[]> => {
  const found: HistoryEntry[] = []
  for (let after: string | undefined; ;) {
    const range = { index: 'correlation', key: action, limit: PORTION, ...(after === undefined ? {} : { after }) }
    const portion = (await documents.list(history, range)).flatMap(({ body }) => body ?? [])
    found.push(...portion.filter(({ cause }) => cause === null))
    after = portion.at(-1)?.position
    if (portion.length < PORTION) return found
  }
}
