import { dateFault } from '../facts/dates'
import { refuse, type Refusal } from '../facts/decision'
import { cleanName, textFault } from '../facts/text'
import type { AttributeId } from '../ids/kinds'
import type { ListedAttribute } from '../definitions/lists'

/** The longest value of an attribute, in characters. */
export const LONGEST_VALUE = 100

const NUMBER = /^[+-]?\d{1,12}([.,]\d{1,6})?$/

/** A value as it is stored: trimmed; of a number without its plus sign, with a decimal point. */
export const cleanValue = (type: ListedAttribute['type'], value: string): string =>
  type === 'number' ? value.trim().replace(/^\+/, '').replace(',', '.') : cleanName(value)

/** Refuses a value that is not of the attribute's type; `Height must be a number such as 6 or 1.98.` */
export const valueFault = ({ name, type }: Pick<ListedAttribute, 'name' | 'type'>, value: string): Refusal | undefined => {
  if (type === 'date') return dateFault(name, value)
  if (type === 'number' && !NUMBER.test(value)) return refuse('invalid', `${name} must be a number such as 6 or 1.98.`)
  return textFault(name, value, LONGEST_VALUE)
}

/** A value as a call names it: a text of the attribute's type; null or a blank text is none. */
export type ValueText = { readonly attribute: AttributeId; readonly value: string | null }

const checkedValue = (attribute: ListedAttribute, value: string | null): string | null | Refusal => {
  const text = value === null ? '' : cleanValue(attribute.type, value)
  return text === '' ? null : (valueFault(attribute, text) ?? text)
}

/** Values as they are stored, or why they are refused: each is of an attribute of the organization, of its type, and named once. */
export const checkedValues = (list: readonly ListedAttribute[], values: readonly ValueText[]): readonly ValueText[] | Refusal => {
  if (new Set(values.map(({ attribute }) => attribute)).size < values.length)
    return refuse('invalid', 'An attribute has one value.')
  const checked: ValueText[] = []
  for (const { attribute: id, value } of values) {
    const attribute = list.find(one => one.id === id)
    if (attribute === undefined) return refuse('invalid', `There is no player attribute #${id}.`)
    const kept = checkedValue(attribute, value)
    if (typeof kept === 'object' && kept !== null) return kept
    checked.push({ attribute: id, value: kept })
  }
  return checked
}
