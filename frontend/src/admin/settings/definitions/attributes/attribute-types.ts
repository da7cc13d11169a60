import type { PlayerAttributeAnswer } from '../../../../api/schema'

type AttributeType = PlayerAttributeAnswer['attribute_type']

/** An attribute is of the type Text, Number or Date (docs/people.md#attributes). */
export const typeLabels: Readonly<Record<AttributeType, string>> = { string: 'Text', number: 'Number', date: 'Date' }

export const typeChoices = Object.entries(typeLabels).map(([value, label]) => ({ value, label }))

export const isAttributeType = (value: unknown): value is AttributeType =>
  typeof value === 'string' && Object.hasOwn(typeLabels, value)
