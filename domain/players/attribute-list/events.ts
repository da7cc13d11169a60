import type { Fact } from '../../facts/fact'
import type { AttributeId, OrganizationId } from '../../ids/kinds'

export const ATTRIBUTE_TYPES = ['string', 'number', 'date'] as const
/** What the values of an attribute are: texts, numbers or days. */
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

type AttributePlace = { readonly organization: OrganizationId; readonly attribute: AttributeId }

/** An attribute of an organization's own, last in its list. */
export type AttributeAdded = Fact<'AttributeAdded', AttributePlace & { name: string; type: AttributeType }>
/** Whether an organization hides an attribute. */
export type AttributeVisibilitySet = Fact<'AttributeVisibilitySet', AttributePlace & { was: boolean; is: boolean }>
export type AttributesOrdered = Fact<'AttributesOrdered', { organization: OrganizationId; attributes: readonly AttributeId[] }>
/** The default attributes are shown in their order again; own ones that hold values are hidden after them, the others are gone. */
export type AttributesReset = Fact<
  'AttributesReset',
  { organization: OrganizationId; hidden: readonly AttributeId[]; removed: readonly AttributeId[] }
>

export type AttributeFact = AttributeAdded | AttributeVisibilitySet | AttributesOrdered | AttributesReset
