import { inOrder } from '../../facts/order'
import type { StreamOf } from '../../facts/stream-of'
import type { AttributeId, OrganizationId } from '../../ids/kinds'
import type { OrganizationCreated, OrganizationDeleted, OrganizationRestored } from '../../organizations/events'
import type { AttributeFact, AttributeType } from './events'

export type PlayerAttribute = {
  readonly id: AttributeId
  readonly name: string
  readonly type: AttributeType
  readonly hidden: boolean
}
export type AttributeList = readonly PlayerAttribute[]

/** The attributes of an organization's players in its order, with those it hides. */
export type OrganizationAttributes = {
  readonly organization: 'unknown' | 'active' | 'deleted'
  readonly list: AttributeList
  /** Own ones that a reset removed. */
  readonly removed: AttributeList
}

export type AttributeStreamFact = AttributeFact | OrganizationCreated | OrganizationDeleted | OrganizationRestored

/** The shirt number is a text: `0` and `00` are two numbers. */
export const NUMBER_ATTRIBUTE: AttributeId = 1
export const POSITION_ATTRIBUTE: AttributeId = 2

/** How a new organization has them; their ids are fixed (docs/facts.md#identities). */
export const DEFAULT_ATTRIBUTES: AttributeList = [
  { id: NUMBER_ATTRIBUTE, name: 'Number', type: 'string', hidden: false },
  { id: POSITION_ATTRIBUTE, name: 'Position', type: 'string', hidden: false },
]

export const isDefaultAttribute = (attribute: AttributeId): boolean => DEFAULT_ATTRIBUTES.some(({ id }) => id === attribute)

/** The list after a fact; read models fold it the same way. */
export const evolveAttributeList = (list: AttributeList, fact: AttributeFact): AttributeList => {
  switch (fact.type) {
    case 'AttributeAdded':
      return [...list, { id: fact.data.attribute, name: fact.data.name, type: fact.data.type, hidden: false }]
    case 'AttributeVisibilitySet':
      return list.map(attribute => (attribute.id === fact.data.attribute ? { ...attribute, hidden: fact.data.is } : attribute))
    case 'AttributesOrdered':
      return inOrder(list, fact.data.attributes)
    case 'AttributesReset':
      return [...DEFAULT_ATTRIBUTES, ...inOrder(list, fact.data.hidden).map(attribute => ({ ...attribute, hidden: true }))]
  }
}

const withList = (state: OrganizationAttributes, list: AttributeList): OrganizationAttributes => {
  const removed = [...state.removed, ...state.list].filter(({ id }) => !list.some(attribute => attribute.id === id))
  return { ...state, list, removed }
}

const evolve = (state: OrganizationAttributes, fact: AttributeStreamFact): OrganizationAttributes => {
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
      return withList(state, evolveAttributeList(state.list, fact))
  }
}

export const attributePart = (attribute: AttributeId): string => `attribute ${attribute}`
export const ATTRIBUTE_ORDER_PART = 'order of attributes'

const partsOf = (fact: AttributeStreamFact): readonly string[] => {
  switch (fact.type) {
    case 'AttributeVisibilitySet':
      return [attributePart(fact.data.attribute)]
    case 'AttributeAdded':
    case 'AttributesOrdered':
    case 'AttributesReset':
      return [ATTRIBUTE_ORDER_PART]
    default:
      return []
  }
}

export const attributeStream: StreamOf<OrganizationAttributes, AttributeStreamFact, OrganizationId> = {
  name: organization => `organization-${organization}`,
  initial: { organization: 'unknown', list: DEFAULT_ATTRIBUTES, removed: [] },
  evolve,
  partsOf,
}
