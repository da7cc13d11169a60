import type { PlayerAttributeAnswer } from '../../../api/schema'

type AttributeType = PlayerAttributeAnswer['attribute_type']

/** Spec 2 §2: an attribute is of the type Text, Number or Date. */
export const typeLabels: Readonly<Record<AttributeType, string>> = { string: 'Text', number: 'Number', date: 'Date' }

export const typeChoices = Object.entries(typeLabels).map(([value, label]) => ({ value, label }))

export const isAttributeType = (value: unknown): value is AttributeType =>
  typeof value === 'string' && Object.hasOwn(typeLabels, value)
