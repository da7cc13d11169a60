import { facts, nothing, refuse, type Decision } from '../../facts/decision'
import { isSameOrder, namesExactly } from '../../facts/order'
import { cleanName, nameFault, textFault } from '../../facts/text'
import type { AttributeId, OrganizationId } from '../../ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '../../organizations/decide'
import type { AttributeFact, AttributeType } from './events'
import { DEFAULT_ATTRIBUTES, isDefaultAttribute, type AttributeList, type OrganizationAttributes } from './state'

export const ATTRIBUTE_NOT_FOUND = refuse('not-found', 'Attribute not found')
/** The longest name of an attribute, in characters, and the most attributes of an organization. */
const LONGEST_ATTRIBUTE_NAME = 50
export const MOST_ATTRIBUTES = 50

const comparable = (name: string) => cleanName(name).toLowerCase()

const attributeNameFault = (name: string, list: AttributeList) =>
  nameFault('Name', name) ??
  textFault('Name', cleanName(name), LONGEST_ATTRIBUTE_NAME) ??
  (list.some(attribute => comparable(attribute.name) === comparable(name))
    ? refuse('conflict', `There is an attribute named ${cleanName(name)} already.`)
    : undefined)

export type AddAttribute = {
  readonly organization: OrganizationId
  readonly attribute: AttributeId
  readonly name: string
  readonly type: AttributeType
}

export const addAttribute = (
  state: OrganizationAttributes,
  { organization, attribute, name, type }: AddAttribute,
): Decision<AttributeFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  if (state.list.some(({ id }) => id === attribute)) return nothing
  if (state.list.length >= MOST_ATTRIBUTES)
    return refuse('conflict', `An organization has at most ${MOST_ATTRIBUTES} attributes.`)
  return (
    attributeNameFault(name, state.list) ??
    facts({ type: 'AttributeAdded', data: { organization, attribute, name: cleanName(name), type } })
  )
}

export type SetAttributeVisibility = {
  readonly organization: OrganizationId
  readonly attribute: AttributeId
  readonly hidden: boolean
}

export const setAttributeVisibility = (
  state: OrganizationAttributes,
  { organization, attribute, hidden: is }: SetAttributeVisibility,
): Decision<AttributeFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const was = state.list.find(({ id }) => id === attribute)?.hidden
  if (was === undefined) return ATTRIBUTE_NOT_FOUND
  return was === is ? nothing : facts({ type: 'AttributeVisibilitySet', data: { organization, attribute, was, is } })
}

export type OrderAttributes = { readonly organization: OrganizationId; readonly attributes: readonly AttributeId[] }

/** The order names every attribute once (docs/facts.md#orders). */
export const orderAttributes = (
  state: OrganizationAttributes,
  { organization, attributes }: OrderAttributes,
): Decision<AttributeFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const current = state.list.map(({ id }) => id)
  if (!namesExactly(current, attributes)) return refuse('conflict', 'The order must name every attribute once.')
  return isSameOrder(current, attributes) ? nothing : facts({ type: 'AttributesOrdered', data: { organization, attributes } })
}

export type ResetAttributes = {
  readonly organization: OrganizationId
  /** The attributes of which a player of the organization has a value. */
  readonly used: ReadonlySet<AttributeId>
}

const looksLike = (list: AttributeList, other: AttributeList) =>
  list.length === other.length && list.every(({ id, hidden }, i) => id === other[i]?.id && hidden === other[i].hidden)

/** The default attributes again; own ones that hold values are hidden, the others removed (docs/people.md#attributes). */
export const resetAttributes = (
  { organization: kind, list }: OrganizationAttributes,
  { organization, used }: ResetAttributes,
): Decision<AttributeFact> => {
  if (kind !== 'active') return ORGANIZATION_NOT_FOUND
  const own = list.filter(({ id }) => !isDefaultAttribute(id))
  const kept = own.filter(({ id }) => used.has(id)).map(attribute => ({ ...attribute, hidden: true }))
  if (looksLike(list, [...DEFAULT_ATTRIBUTES, ...kept])) return nothing
  const removed = own.map(({ id }) => id).filter(id => !used.has(id))
  return facts({ type: 'AttributesReset', data: { organization, hidden: kept.map(({ id }) => id), removed } })
}

export type BringBackAttribute = { readonly organization: OrganizationId; readonly attribute: AttributeId }

/** An attribute that was removed while a player got a value of it comes back, hidden as a reset leaves it. */
export const bringBackAttribute = (
  state: OrganizationAttributes,
  { organization, attribute }: BringBackAttribute,
): Decision<AttributeFact> => {
  if (state.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const removed = state.removed.find(({ id }) => id === attribute)
  if (removed === undefined) return nothing
  const { name, type } = removed
  return facts<AttributeFact>(
    { type: 'AttributeAdded', data: { organization, attribute, name, type } },
    { type: 'AttributeVisibilitySet', data: { organization, attribute, was: false, is: true } },
  )
}
