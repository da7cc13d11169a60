import type { DefinitionFact } from '@fullcourt/domain/definitions/events'
import { NO_LISTS, type DefinitionKind, type DefinitionLists } from '@fullcourt/domain/definitions/lists'
import { evolveLists } from '@fullcourt/domain/definitions/state'
import { projection, type EventContext } from '../projection'

/**
 * The attributes, periods and statistics of an organization, in its order; a list that it did not change is not there. The revisions are
 * those of the last change of each kind, 0 before the first.
 */
export type DefinitionListsDocument = {
  readonly lists: DefinitionLists
  readonly revisions: { readonly [kind in DefinitionKind]: number }
}

export const DEFAULT_LISTS: DefinitionListsDocument = {
  lists: NO_LISTS,
  revisions: { attribute: 0, period: 0, statistic: 0 },
}

const listsOf = ({ organization }: DefinitionFact['data']) => [String(organization)]

const withChange =
  (kind: DefinitionKind) =>
  (
    { lists, revisions }: DefinitionListsDocument,
    _: unknown,
    { fact }: EventContext<DefinitionFact>,
  ): DefinitionListsDocument => ({
    lists: evolveLists(lists, fact),
    revisions: { ...revisions, [kind]: fact.revision },
  })

export const definitionLists = projection<DefinitionListsDocument, DefinitionFact>('definitionLists', {
  version: 1,
  initial: () => DEFAULT_LISTS,
})
  .on('AttributeAdded', listsOf, withChange('attribute'))
  .on('AttributeVisibilitySet', listsOf, withChange('attribute'))
  .on('AttributesOrdered', listsOf, withChange('attribute'))
  .on('AttributesReset', listsOf, withChange('attribute'))
  .on('PeriodAdded', listsOf, withChange('period'))
  .on('PeriodVisibilitySet', listsOf, withChange('period'))
  .on('PeriodsOrdered', listsOf, withChange('period'))
  .on('PeriodsReset', listsOf, withChange('period'))
  .on('StatisticVisibilitySet', listsOf, withChange('statistic'))
  .on('StatisticsOrdered', listsOf, withChange('statistic'))
