import type { StatisticFact } from '@fullcourt/domain/statistics/stat-list/events'
import { evolveStatLists, type StatLists } from '@fullcourt/domain/statistics/stat-list/state'
import { projection, type EventContext } from '../projection'

/** The statistics of an organization by sport, in its order; a sport that it did not change is not there. The revision is that of the last change, 0 before the first. */
export type StatListsDocument = { readonly revision: number; readonly lists: StatLists }

const listsOf = ({ organization }: StatisticFact['data']) => [String(organization)]

const folded = ({ lists }: StatListsDocument, _: unknown, { fact }: EventContext<StatisticFact>): StatListsDocument => ({
  revision: fact.revision,
  lists: evolveStatLists(lists, fact),
})

export const statLists = projection<StatListsDocument, StatisticFact>('statLists', {
  version: 2,
  initial: () => ({ revision: 0, lists: {} }),
})
  .on('StatisticVisibilitySet', listsOf, folded)
  .on('StatisticsOrdered', listsOf, folded)
