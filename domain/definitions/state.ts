import { inOrder } from '../facts/order'
import type { StreamOf } from '../facts/stream-of'
import type { OrganizationId, SportId } from '../ids/kinds'
import type { OrganizationCreated, OrganizationDeleted, OrganizationRestored } from '../organizations/events'
import type { DefinitionFact } from './events'
import {
  attributesOf,
  defaultsOf,
  EVERY_SPORT,
  listOf,
  NO_LISTS,
  type DefinitionKind,
  type DefinitionLists,
  type ListItem,
  type ListedAttribute,
  type ListsOf,
} from './lists'

/**
 * The attributes, periods and statistics that an organization changed, in its order, with those it hides; `Final` is none of the periods
 * (docs/games.md#periods). A list that it did not change is not in `lists`.
 */
export type OrganizationDefinitions = {
  readonly organization: 'unknown' | 'active' | 'deleted'
  readonly lists: DefinitionLists
  /** Own attributes that a reset removed. */
  readonly removed: readonly ListedAttribute[]
}

export type DefinitionStreamFact = DefinitionFact | OrganizationCreated | OrganizationDeleted | OrganizationRestored

const withList = <Kind extends DefinitionKind>(
  lists: DefinitionLists,
  kind: Kind,
  sport: SportId,
  change: (list: ListsOf<Kind>[SportId]) => ListsOf<Kind>[SportId],
): DefinitionLists => ({ ...lists, [kind]: { ...lists[kind], [sport]: change(listOf(lists, kind, sport) ?? []) } })

const withVisibility =
  (of: number, { is }: { readonly is: boolean }) =>
  <One extends ListItem>(list: readonly One[]): readonly One[] =>
    list.map(listed => (listed.id === of ? { ...listed, hidden: is } : listed))

const inOrderOf =
  (order: readonly number[]) =>
  <One extends ListItem>(list: readonly One[]): readonly One[] =>
    inOrder(list, order)

const reset =
  <One extends ListItem>(defaults: readonly One[] = [], { hidden }: { readonly hidden: readonly number[] }) =>
  (list: readonly One[]): readonly One[] => [...defaults, ...inOrder(list, hidden).map(listed => ({ ...listed, hidden: true }))]

/** The lists after a fact; the read model folds them the same way. */
export const evolveLists = (lists: DefinitionLists, { type, data }: DefinitionFact): DefinitionLists => {
  switch (type) {
    case 'AttributeAdded':
      return withList(lists, 'attribute', EVERY_SPORT, list => [
        ...list,
        { id: data.attribute, name: data.name, type: data.type, hidden: false },
      ])
    case 'AttributeVisibilitySet':
      return withList(lists, 'attribute', EVERY_SPORT, withVisibility(data.attribute, data))
    case 'AttributesOrdered':
      return withList(lists, 'attribute', EVERY_SPORT, inOrderOf(data.attributes))
    case 'AttributesReset':
      return withList(lists, 'attribute', EVERY_SPORT, reset(defaultsOf('attribute', EVERY_SPORT), data))
    case 'PeriodAdded':
      return withList(lists, 'period', data.sport, list => [...list, { id: data.period, name: data.name, hidden: false }])
    case 'PeriodVisibilitySet':
      return withList(lists, 'period', data.sport, withVisibility(data.period, data))
    case 'PeriodsOrdered':
      return withList(lists, 'period', data.sport, inOrderOf(data.periods))
    case 'PeriodsReset':
      return withList(lists, 'period', data.sport, reset(defaultsOf('period', data.sport), data))
    case 'StatisticVisibilitySet':
      return withList(lists, 'statistic', data.sport, withVisibility(data.statistic, data))
    case 'StatisticsOrdered':
      return withList(lists, 'statistic', data.sport, inOrderOf(data.statistics))
  }
}

const withLists = (state: OrganizationDefinitions, lists: DefinitionLists): OrganizationDefinitions => {
  const listed = attributesOf(lists)
  const known = [...state.removed, ...attributesOf(state.lists)]
  return { ...state, lists, removed: known.filter(({ id }) => !listed.some(attribute => attribute.id === id)) }
}

const evolve = (state: OrganizationDefinitions, fact: DefinitionStreamFact): OrganizationDefinitions => {
  switch (fact.type) {
    case 'OrganizationCreated':
    case 'OrganizationRestored':
      return { ...state, organization: 'active' }
    case 'OrganizationDeleted':
      return { ...state, organization: 'deleted' }
    case 'AttributeAdded':
    case 'AttributeVisibilitySet':
    case 'AttributesOrdered':
    case 'AttributesReset':
    case 'PeriodAdded':
    case 'PeriodVisibilitySet':
    case 'PeriodsOrdered':
    case 'PeriodsReset':
    case 'StatisticVisibilitySet':
    case 'StatisticsOrdered':
      return withLists(state, evolveLists(state.lists, fact))
  }
}

/** One of a kind, for what a form expects of it. */
export const definitionPart = (kind: DefinitionKind, id: number): string => `${kind} ${id}`

/** The order of the lists of a kind: of each sport its own. */
export const orderPart = (kind: DefinitionKind, sport: SportId): string => `order of ${kind}s ${sport}`

const partsOf = ({ type, data }: DefinitionStreamFact): readonly string[] => {
  switch (type) {
    case 'AttributeVisibilitySet':
      return [definitionPart('attribute', data.attribute)]
    case 'PeriodVisibilitySet':
      return [definitionPart('period', data.period)]
    case 'StatisticVisibilitySet':
      return [definitionPart('statistic', data.statistic)]
    case 'AttributeAdded':
    case 'AttributesOrdered':
    case 'AttributesReset':
      return [orderPart('attribute', EVERY_SPORT)]
    case 'PeriodAdded':
    case 'PeriodsOrdered':
    case 'PeriodsReset':
      return [orderPart('period', data.sport)]
    case 'StatisticsOrdered':
      return [orderPart('statistic', data.sport)]
    default:
      return []
  }
}

export const definitionStream: StreamOf<OrganizationDefinitions, DefinitionStreamFact, OrganizationId> = {
  name: organization => `organization-${organization}`,
  initial: { organization: 'unknown', lists: NO_LISTS, removed: [] },
  evolve,
  partsOf,
}
