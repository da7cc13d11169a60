import { facts, nothing, refuse, type Decision } from '../../facts/decision'
import { isSameOrder, namesExactly } from '../../facts/order'
import { cleanName, nameFault, textFault } from '../../facts/text'
import type { OrganizationId, PeriodId, SportId } from '../../ids/kinds'
import { listWith } from '../../sports/list-with'
import { ORGANIZATION_NOT_FOUND } from '../../organizations/decide'
import { FINAL_PERIOD } from '../periods'
import type { PeriodFact } from './events'
import {
  allPeriodLists,
  DEFAULT_PERIOD_LISTS,
  isDefaultPeriod,
  periodListOf,
  type ListedPeriod,
  type OrganizationPeriods,
} from './state'

export const PERIOD_NOT_FOUND = refuse('not-found', 'Period not found')
const UNKNOWN_SPORT = refuse('not-found', 'Sport not found')
/** The longest name of a period, in characters, and the most periods of a sport. */
const LONGEST_PERIOD_NAME = 30
export const MOST_PERIODS = 30

const comparable = (name: string) => cleanName(name).toLowerCase()

const periodNameFault = (name: string, list: readonly ListedPeriod[]) => {
  const fault = nameFault('Period Name', name) ?? textFault('Period Name', cleanName(name), LONGEST_PERIOD_NAME)
  if (fault) return fault
  if (comparable(name) === 'final') return refuse('conflict', 'Final is the final score. No other period can have this name.')
  return list.some(period => comparable(period.name) === comparable(name))
    ? refuse('conflict', `There is a period named ${cleanName(name)} already.`)
    : undefined
}

export type AddPeriod = {
  readonly organization: OrganizationId
  readonly sport: SportId
  readonly period: PeriodId
  readonly name: string
}

export const addPeriod = (state: OrganizationPeriods, { organization, sport, period, name }: AddPeriod): Decision<PeriodFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const list = periodListOf(state.lists, sport)
  if (!list) return UNKNOWN_SPORT
  if (list.some(({ id }) => id === period)) return nothing
  if (list.length >= MOST_PERIODS) return refuse('conflict', `A sport has at most ${MOST_PERIODS} periods.`)
  return (
    periodNameFault(name, list) ?? facts({ type: 'PeriodAdded', data: { organization, sport, period, name: cleanName(name) } })
  )
}

export type SetPeriodVisibility = {
  readonly organization: OrganizationId
  readonly period: PeriodId
  readonly hidden: boolean
}

export const setPeriodVisibility = (
  state: OrganizationPeriods,
  { organization, period, hidden: is }: SetPeriodVisibility,
): Decision<PeriodFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  if (period === FINAL_PERIOD) return refuse('conflict', 'Final is the final score and is always shown.')
  const found = listWith(allPeriodLists(state.lists), period)
  const was = found?.list.find(({ id }) => id === period)?.hidden
  if (!found || was === undefined) return PERIOD_NOT_FOUND
  return was === is
    ? nothing
    : facts({ type: 'PeriodVisibilitySet', data: { organization, sport: found.sport, period, was, is } })
}

export type OrderPeriods = { readonly organization: OrganizationId; readonly periods: readonly PeriodId[] }

/** The order names every period of one sport once (docs/facts.md#orders); `Final` may be named and stays last. */
export const orderPeriods = (state: OrganizationPeriods, { organization, periods }: OrderPeriods): Decision<PeriodFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const order = periods.filter(id => id !== FINAL_PERIOD)
  const found = listWith(allPeriodLists(state.lists), order[0])
  const current = found?.list.map(({ id }) => id) ?? []
  if (!found || !namesExactly(current, order)) return refuse('conflict', 'The order must name every period of the sport once.')
  return isSameOrder(current, order)
    ? nothing
    : facts({ type: 'PeriodsOrdered', data: { organization, sport: found.sport, periods: order } })
}

export type ResetPeriods = {
  readonly organization: OrganizationId
  readonly sport: SportId
  /** The periods in which a game of the organization has a score. */
  readonly used: ReadonlySet<PeriodId>
}

const looksLike = (list: readonly ListedPeriod[], other: readonly ListedPeriod[]) =>
  list.length === other.length && list.every(({ id, hidden }, i) => id === other[i]?.id && hidden === other[i].hidden)

/** The default periods again; own ones that hold scores are hidden, the others removed (docs/people.md#attributes). */
export const resetPeriods = (state: OrganizationPeriods, { organization, sport, used }: ResetPeriods): Decision<PeriodFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const [list, defaults] = [periodListOf(state.lists, sport), DEFAULT_PERIOD_LISTS[sport]]
  if (!list || !defaults) return UNKNOWN_SPORT
  const own = list.filter(({ id }) => !isDefaultPeriod(id))
  const kept = own.filter(({ id }) => used.has(id)).map(period => ({ ...period, hidden: true }))
  if (looksLike(list, [...defaults, ...kept])) return nothing
  const hidden = kept.map(({ id }) => id)
  const removed = own.map(({ id }) => id).filter(id => !used.has(id))
  return facts({ type: 'PeriodsReset', data: { organization, sport, hidden, removed } })
}
