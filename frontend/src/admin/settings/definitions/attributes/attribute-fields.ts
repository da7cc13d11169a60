import { cleanValue, valueFault } from '@fullcourt/domain/players/attribute-value'
import type { AttributeValueDto, PlayerAttributeAnswer } from '../../../../api/schema'
import { optionalText, type RecordField } from '../../../parts/editing/record-fields'
import { fieldText } from '../../../parts/forms/fields'
import type { FieldErrors } from '../../../parts/forms/form-errors'

/** The name of an attribute's field in the form of a player. */
export type AttributeFieldName = `attribute-${number}`

/** The values of a player's attributes by their fields; null where they have none. */
export type AttributeFieldValues = { readonly [field: AttributeFieldName]: string | null }

type ValueOf = { readonly attribute_id: number; readonly value: string }

export const fieldOf = ({ id }: Pick<PlayerAttributeAnswer, 'id'>): AttributeFieldName => `attribute-${id}`

const idOf = (field: string) => Number(field.slice('attribute-'.length))

/** The form of a player has the visible attributes (docs/people.md#attributes). */
export const visible = (attributes: readonly PlayerAttributeAnswer[]) => attributes.filter(({ is_visible }) => is_visible)

export const recordFields = (
  attributes: readonly PlayerAttributeAnswer[],
): { readonly [field: AttributeFieldName]: RecordField<string | null> } =>
  Object.fromEntries(attributes.map(attribute => [fieldOf(attribute), optionalText(attribute.attribute_name)]))

export const storedValues = (
  attributes: readonly PlayerAttributeAnswer[],
  values: readonly ValueOf[] = [],
): AttributeFieldValues =>
  Object.fromEntries(
    attributes.map(attribute => [
      fieldOf(attribute),
      values.find(({ attribute_id }) => attribute_id === attribute.id)?.value ?? null,
    ]),
  )

/** Values as the calls take them. */
export const valuesToSend = (values: Partial<AttributeFieldValues>): AttributeValueDto[] =>
  Object.entries(values).map(([field, value]) => ({ attribute_id: idOf(field), value: value ?? null }))

/** What a form for a new player holds; fields that were left empty are not sent. */
export const attributesIn = (attributes: readonly PlayerAttributeAnswer[], form: FormData): AttributeValueDto[] =>
  attributes.flatMap(attribute => {
    const value = fieldText(form, fieldOf(attribute))
    return value === null ? [] : [{ attribute_id: attribute.id, value }]
  })

/** What is wrong with the values that a form holds, by the rule of the server. */
export const valueProblems = (attributes: readonly PlayerAttributeAnswer[], form: FormData): FieldErrors =>
  Object.fromEntries(
    attributes.flatMap(attribute => {
      const { attribute_name: name, attribute_type: type } = attribute
      const value = fieldText(form, fieldOf(attribute))
      const fault = value === null ? undefined : valueFault({ name, type }, cleanValue(type, value))
      return fault === undefined ? [] : [[fieldOf(attribute), fault.message]]
    }),
  )
