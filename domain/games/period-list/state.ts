import { inOrder } from '../../facts/order'
import type { StreamOf } from '../../facts/stream-of'
import type { OrganizationId, PeriodId, SportId } from '../../ids/kinds'
import type { OrganizationCreated, OrganizationDeleted, OrganizationRestored } from '../../organizations/events'
import { SPORTS } from '../../sports/sports'
import { DEFAULT_PERIODS, type Period } from '../periods'
import type { PeriodFact } from './events'

export type ListedPeriod = Period & { readonly hidden: boolean }
export type PeriodLists = { readonly [sport: SportId]: readonly ListedPeriod[] }

/**
 * The periods of each sport that an organization changed, in its order, with those it hides; `Final` is none of them
 * (docs/games.md#periods). A sport that it did not change is not in `lists`.
 */
export type OrganizationPeriods = { readonly organization: 'unknown' | 'active' | 'deleted'; readonly lists: PeriodLists }

export type PeriodStreamFact = PeriodFact | OrganizationCreated | OrganizationDeleted | OrganizationRestored

/** How a new organization has them. */
export const DEFAULT_PERIOD_LISTS: PeriodLists = Object.fromEntries(
  SPORTS.map(({ id, periods }) => [id, periods.map(period => ({ ...period, hidden: false }))]),
)

/** The list of a sport, as it is by default until an organization changes it; undefined for an unknown sport. */
export const periodListOf = (lists: PeriodLists, sport: SportId): readonly ListedPeriod[] | undefined =>
  lists[sport] ?? DEFAULT_PERIOD_LISTS[sport]

/** The lists of all sports. */
export const allPeriodLists = (lists: PeriodLists): PeriodLists => ({ ...DEFAULT_PERIOD_LISTS, ...lists })

export const isDefaultPeriod = (period: PeriodId): boolean => DEFAULT_PERIODS.some(({ id }) => id === period)

const changeList = (list: readonly ListedPeriod[], fact: PeriodFact): readonly ListedPeriod[] => {
  switch (fact.type) {
    case 'PeriodAdded':
      return [...list, { id: fact.data.period, name: fact.data.name, hidden: false }]
    case 'PeriodVisibilitySet':
      return list.map(period => (period.id === fact.data.period ? { ...period, hidden: fact.data.is } : period))
    case 'PeriodsOrdered':
      return inOrder(list, fact.data.periods)
    case 'PeriodsReset':
      return [
        ...(DEFAULT_PERIOD_LISTS[fact.data.sport] ?? []),
        ...inOrder(list, fact.data.hidden).map(period => ({ ...period, hidden: true })),
      ]
  }
}

/** The lists after a fact; read models fold them the same way. */
export const evolvePeriodLists = (lists: PeriodLists, fact: PeriodFact): PeriodLists => ({
  ...lists,
  [fact.data.sport]: changeList(periodListOf(lists, fact.data.sport) ?? [], fact),
})

const evolve = (state: OrganizationPeriods, fact: PeriodStreamFact): OrganizationPeriods => {
  switch (fact.type) {
    case 'OrganizationCreated':
    case 'OrganizationRestored':
      return { ...state, organization: 'active' }
    case 'OrganizationDeleted':
      return { ...state, organization: 'deleted' }
    case 'PeriodAdded':
    case 'PeriodVisibilitySet':
    case 'PeriodsOrdered':
    case 'PeriodsReset':
      return { ...state, lists: evolvePeriodLists(state.lists, fact) }
  }
}

export const periodPart = (period: PeriodId): string => `period ${period}`
export const periodOrderPart = (sport: SportId): string => `order of periods ${sport}`

const partsOf = (fact: PeriodStreamFact): readonly string[] => {
  switch (fact.type) {
    case 'PeriodVisibilitySet':
      return [periodPart(fact.data.period)]
    case 'PeriodAdded':
    case 'PeriodsOrdered':
    case 'PeriodsReset':
      return [periodOrderPart(fact.data.sport)]
    default:
      return []
  }
}

export const periodStream: StreamOf<OrganizationPeriods, PeriodStreamFact, OrganizationId> = {
  name: organization => `organization-${organization}`,
  initial: { organization: 'unknown', lists: {} },
  evolve,
  partsOf,
}
