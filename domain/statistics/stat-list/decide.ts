import { facts, nothing, refuse, type Decision } from '../../facts/decision'
import { isSameOrder, namesExactly } from '../../facts/order'
import type { OrganizationId, StatisticId } from '../../ids/kinds'
import { listWith } from '../../sports/list-with'
import { ORGANIZATION_NOT_FOUND } from '../../organizations/decide'
import type { StatisticFact } from './events'
import { allStatLists, type OrganizationStatistics } from './state'

export const STATISTIC_NOT_FOUND = refuse('not-found', 'Statistic not found')

export type SetStatisticVisibility = {
  readonly organization: OrganizationId
  readonly statistic: StatisticId
  readonly hidden: boolean
}

export const setStatisticVisibility = (
  state: OrganizationStatistics,
  { organization, statistic, hidden: is }: SetStatisticVisibility,
): Decision<StatisticFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const found = listWith(allStatLists(state.lists), statistic)
  const listed = found?.list.find(({ id }) => id === statistic)
  if (!found || !listed) return STATISTIC_NOT_FOUND
  if (listed.hidden === is) return nothing
  const { sport } = found
  return facts({ type: 'StatisticVisibilitySet', data: { organization, sport, statistic, was: listed.hidden, is } })
}

export type OrderStatistics = { readonly organization: OrganizationId; readonly statistics: readonly StatisticId[] }

/** The order names every statistic of one sport once (docs/facts.md#orders). */
export const orderStatistics = (
  state: OrganizationStatistics,
  { organization, statistics }: OrderStatistics,
): Decision<StatisticFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const found = listWith(allStatLists(state.lists), statistics[0])
  const current = found?.list.map(({ id }) => id) ?? []
  if (!found || !namesExactly(current, statistics))
    return refuse('conflict', 'The order must name every statistic of the sport once.')
  return isSameOrder(current, statistics)
    ? nothing
    : facts({ type: 'StatisticsOrdered', data: { organization, sport: found.sport, statistics } })
}
