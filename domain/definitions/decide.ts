import { facts, nothing, refuse, type Decision, type Refusal } from '../facts/decision'
import { isSameOrder, namesExactly } from '../facts/order'
import { cleanName, nameFault, textFault } from '../facts/text'
import { FINAL_PERIOD } from '../games/periods'
import type { AttributeId, OrganizationId, PeriodId, SportId } from '../ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '../organizations/decide'
import type { AttributeType, DefinitionFact } from './events'
import { defaultsOf, EVERY_SPORT, isDefault, listOf, listWith, type DefinitionKind, type ListItem } from './lists'
import type { OrganizationDefinitions } from './state'

/** Why one of a kind is not there. */
export const DEFINITION_NOT_FOUND: { readonly [kind in DefinitionKind]: Refusal } = {
  attribute: refuse('not-found', 'Attribute not found'),
  period: refuse('not-found', 'Period not found'),
  statistic: refuse('not-found', 'Statistic not found'),
}
const UNKNOWN_SPORT = refuse('not-found', 'Sport not found')

/** The kinds of which an organization has own ones: those are added, and go with a reset. */
export type OwnKind = Exclude<DefinitionKind, 'statistic'>

/** The longest name of an own one, in characters, and the most of a list. */
const OWN = {
  attribute: { label: 'Name', longest: 50, most: 50, owner: 'An organization', many: 'attributes', one: 'An attribute' },
  period: { label: 'Period Name', longest: 30, most: 30, owner: 'A sport', many: 'periods', one: 'A period' },
} as const satisfies { readonly [kind in OwnKind]: object }
export const MOST_ATTRIBUTES = OWN.attribute.most
export const MOST_PERIODS = OWN.period.most

type Place = { readonly organization: OrganizationId; readonly sport: SportId }

/** What a kind's facts say, each in its own words. */
const FACTS: {
  readonly [kind in DefinitionKind]: {
    readonly visibilitySet: (place: Place, id: number, change: { was: boolean; is: boolean }) => DefinitionFact
    readonly ordered: (place: Place, order: readonly number[]) => DefinitionFact
  }
} = {
  attribute: {
    visibilitySet: ({ organization }, attribute, change) => ({
      type: 'AttributeVisibilitySet',
      data: { organization, attribute, ...change },
    }),
    ordered: ({ organization }, attributes) => ({ type: 'AttributesOrdered', data: { organization, attributes } }),
  },
  period: {
    visibilitySet: (place, period, change) => ({ type: 'PeriodVisibilitySet', data: { ...place, period, ...change } }),
    ordered: (place, periods) => ({ type: 'PeriodsOrdered', data: { ...place, periods } }),
  },
  statistic: {
    visibilitySet: (place, statistic, change) => ({ type: 'StatisticVisibilitySet', data: { ...place, statistic, ...change } }),
    ordered: (place, statistics) => ({ type: 'StatisticsOrdered', data: { ...place, statistics } }),
  },
}

const comparable = (name: string) => cleanName(name).toLowerCase()

const nameFaultIn = (kind: OwnKind, name: string, list: readonly { readonly name: string }[]): Refusal | undefined => {
  const { label, longest, one } = OWN[kind]
  const fault = nameFault(label, name) ?? textFault(label, cleanName(name), longest)
  if (fault) return fault
  if (kind === 'period' && comparable(name) === 'final')
    return refuse('conflict', 'Final is the final score. No other period can have this name.')
  return list.some(listed => comparable(listed.name) === comparable(name))
    ? refuse('conflict', `${one} named ${cleanName(name)} already exists.`)
    : undefined
}

type Added = { readonly kind: OwnKind; readonly sport: SportId; readonly id: number; readonly name: string }

const add = (
  state: OrganizationDefinitions,
  { kind, sport, id, name }: Added,
  fact: (name: string) => DefinitionFact,
): Decision<DefinitionFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const list = listOf(state.lists, kind, sport)
  if (!list) return UNKNOWN_SPORT
  if (list.some(listed => listed.id === id)) return nothing
  const { most, owner, many } = OWN[kind]
  if (list.length >= most) return refuse('conflict', `${owner} has at most ${most} ${many}.`)
  return nameFaultIn(kind, name, list) ?? facts(fact(cleanName(name)))
}

type AddAttribute = {
  readonly organization: OrganizationId
  readonly attribute: AttributeId
  readonly name: string
  readonly type: AttributeType
}

export const addAttribute = (
  state: OrganizationDefinitions,
  { organization, attribute, name, type }: AddAttribute,
): Decision<DefinitionFact> =>
  add(state, { kind: 'attribute', sport: EVERY_SPORT, id: attribute, name }, name => ({
    type: 'AttributeAdded',
    data: { organization, attribute, name, type },
  }))

type AddPeriod = Place & { readonly period: PeriodId; readonly name: string }

export const addPeriod = (
  state: OrganizationDefinitions,
  { organization, sport, period, name }: AddPeriod,
): Decision<DefinitionFact> =>
  add(state, { kind: 'period', sport, id: period, name }, name => ({
    type: 'PeriodAdded',
    data: { organization, sport, period, name },
  }))

type SetVisibility = {
  readonly organization: OrganizationId
  readonly kind: DefinitionKind
  readonly id: number
  readonly hidden: boolean
}

export const setVisibility = (
  state: OrganizationDefinitions,
  { organization, kind, id, hidden: is }: SetVisibility,
): Decision<DefinitionFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  if (kind === 'period' && id === FINAL_PERIOD) return refuse('conflict', 'Final is the final score and is always shown.')
  const found = listWith(state.lists, kind, id)
  const was = found?.list.find(listed => listed.id === id)?.hidden
  if (!found || was === undefined) return DEFINITION_NOT_FOUND[kind]
  return was === is ? nothing : facts(FACTS[kind].visibilitySet({ organization, sport: found.sport }, id, { was, is }))
}

type SetOrder = {
  readonly organization: OrganizationId
  readonly kind: DefinitionKind
  readonly order: readonly number[]
}

/** The order names everything of one list once; of periods it may name `Final`, which stays last (docs/facts.md#orders). */
export const setOrder = (
  state: OrganizationDefinitions,
  { organization, kind, order: named }: SetOrder,
): Decision<DefinitionFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const order = kind === 'period' ? named.filter(id => id !== FINAL_PERIOD) : named
  const found = listWith(state.lists, kind, order[0])
  const current = found?.list.map(({ id }) => id) ?? []
  if (!found || !namesExactly(current, order))
    return refuse('conflict', `The order must name every ${kind}${kind === 'attribute' ? '' : ' of the sport'} once.`)
  return isSameOrder(current, order) ? nothing : facts(FACTS[kind].ordered({ organization, sport: found.sport }, order))
}

type ResetList = {
  readonly organization: OrganizationId
  readonly kind: OwnKind
  readonly sport: SportId
  /** What a player of the organization has a value of, or a game a score in. */
  readonly used: ReadonlySet<number>
}

const looksLike = (list: readonly ListItem[], other: readonly ListItem[]) =>
  list.length === other.length && list.every(({ id, hidden }, i) => id === other[i]?.id && hidden === other[i].hidden)

/** The default list again; own ones that are used are hidden, the others removed (docs/people.md#attributes). */
export const resetList = (
  state: OrganizationDefinitions,
  { organization, kind, sport, used }: ResetList,
): Decision<DefinitionFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const [list, defaults] = [listOf(state.lists, kind, sport), defaultsOf(kind, sport)]
  if (!list || !defaults) return UNKNOWN_SPORT
  const own = list.map(({ id }) => id).filter(id => !isDefault(kind, id))
  const hidden = own.filter(id => used.has(id))
  if (looksLike(list, [...defaults, ...hidden.map(id => ({ id, hidden: true }))])) return nothing
  const change = { hidden, removed: own.filter(id => !used.has(id)) }
  return kind === 'period'
    ? facts({ type: 'PeriodsReset', data: { organization, sport, ...change } })
    : facts({ type: 'AttributesReset', data: { organization, ...change } })
}

type BringBackAttribute = { readonly organization: OrganizationId; readonly attribute: AttributeId }

/** An attribute that was removed while a player got a value of it comes back, hidden as a reset leaves it. */
export const bringBackAttribute = (
  state: OrganizationDefinitions,
  { organization, attribute }: BringBackAttribute,
): Decision<DefinitionFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const removed = state.removed.find(({ id }) => id === attribute)
  if (removed === undefined) return nothing
  const { name, type } = removed
  return facts<DefinitionFact>(
    { type: 'AttributeAdded', data: { organization, attribute, name, type } },
    { type: 'AttributeVisibilitySet', data: { organization, attribute, was: false, is: true } },
  )
}
