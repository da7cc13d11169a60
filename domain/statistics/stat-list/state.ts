import { inOrder } from '../../facts/order'
import type { StreamOf } from '../../facts/stream-of'
import type { OrganizationId, SportId, StatisticId } from '../../ids/kinds'
import type { OrganizationCreated, OrganizationDeleted, OrganizationRestored } from '../../organizations/events'
import { SPORTS } from '../../sports/sports'
import type { StatisticFact } from './events'

/** A statistic by the id of its definition. */
export type ListedStatistic = { readonly id: StatisticId; readonly hidden: boolean }
export type StatLists = { readonly [sport: SportId]: readonly ListedStatistic[] }

/** The statistics of each sport that an organization changed, in its order, with those it hides; one it did not change is not in `lists`. */
export type OrganizationStatistics = { readonly organization: 'unknown' | 'active' | 'deleted'; readonly lists: StatLists }

export type StatisticStreamFact = StatisticFact | OrganizationCreated | OrganizationDeleted | OrganizationRestored

/** How a new organization has them: all shown, in the order of their definitions. */
const DEFAULT_STAT_LISTS: StatLists = Object.fromEntries(
  SPORTS.map(({ id, definitions }) => [id, definitions.map(({ id }) => ({ id, hidden: false }))]),
)

/** The list of a sport, as it is by default until an organization changes it; undefined for an unknown sport. */
export const statListOf = (lists: StatLists, sport: SportId): readonly ListedStatistic[] | undefined =>
  lists[sport] ?? DEFAULT_STAT_LISTS[sport]

/** The lists of all sports. */
export const allStatLists = (lists: StatLists): StatLists => ({ ...DEFAULT_STAT_LISTS, ...lists })

/** The lists after a fact; read models fold them the same way. */
export const evolveStatLists = (lists: StatLists, fact: StatisticFact): StatLists => {
  const { sport } = fact.data
  const list = statListOf(lists, sport) ?? []
  if (fact.type === 'StatisticsOrdered') return { ...lists, [sport]: inOrder(list, fact.data.statistics) }
  const { statistic, is } = fact.data
  return { ...lists, [sport]: list.map(listed => (listed.id === statistic ? { ...listed, hidden: is } : listed)) }
}

const evolve = (state: OrganizationStatistics, fact: StatisticStreamFact): OrganizationStatistics => {
  switch (fact.type) {
    case 'OrganizationCreated':
    case 'OrganizationRestored':
      return { ...state, organization: 'active' }
    case 'OrganizationDeleted':
      return { ...state, organization: 'deleted' }
    case 'StatisticVisibilitySet':
    case 'StatisticsOrdered':
      return { ...state, lists: evolveStatLists(state.lists, fact) }
  }
}

export const statisticPart = (statistic: StatisticId): string => `statistic ${statistic}`
export const statisticOrderPart = (sport: SportId): string => `order of statistics ${sport}`

const partsOf = (fact: StatisticStreamFact): readonly string[] => {
  if (fact.type === 'StatisticVisibilitySet') return [statisticPart(fact.data.statistic)]
  return fact.type === 'StatisticsOrdered' ? [statisticOrderPart(fact.data.sport)] : []
}

export const statisticStream: StreamOf<OrganizationStatistics, StatisticStreamFact, OrganizationId> = {
  name: organization => `organization-${organization}`,
  initial: { organization: 'unknown', lists: {} },
  evolve,
  partsOf,
}
