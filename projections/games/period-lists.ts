import type { PeriodFact } from '@fullcourt/domain/games/period-list/events'
import { evolvePeriodLists, type PeriodLists } from '@fullcourt/domain/games/period-list/state'
import { projection, type EventContext } from '../projection'

/** The periods of an organization by sport, in its order; a sport that it did not change is not there. The revision is that of the last change, 0 before the first. */
export type PeriodListsDocument = { readonly revision: number; readonly lists: PeriodLists }

const listsOf = ({ organization }: PeriodFact['data']) => [String(organization)]

const folded = ({ lists }: PeriodListsDocument, _: unknown, { fact }: EventContext<PeriodFact>): PeriodListsDocument => ({
  revision: fact.revision,
  lists: evolvePeriodLists(lists, fact),
})

export const periodLists = projection<PeriodListsDocument, PeriodFact>('periodLists', {
  version: 2,
  initial: () => ({ revision: 0, lists: {} }),
})
  .on('PeriodAdded', listsOf, folded)
  .on('PeriodVisibilitySet', listsOf, folded)
  .on('PeriodsOrdered', listsOf, folded)
  .on('PeriodsReset', listsOf, folded)
