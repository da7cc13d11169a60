import type { PlayerAttributeAnswer } from '../../../../api/schema'
import { DateField, TextField } from '../../../parts/forms/fields'
import { fieldOf, type AttributeFieldValues } from './attribute-fields'

type Props = { attributes: readonly PlayerAttributeAnswer[]; values?: AttributeFieldValues }

/** A field for each attribute of a player, as its type asks for. */
export const AttributeInputs = ({ attributes, values = {} }: Props) =>
  attributes.map(attribute => {
    const field = {
      name: fieldOf(attribute),
      label: attribute.attribute_name,
      defaultValue: values[fieldOf(attribute)] ?? '',
    }
    if (attribute.attribute_type === 'date') return <DateField key={attribute.id} {...field} />
    return <TextField key={attribute.id} {...field} inputMode={attribute.attribute_type === 'number' ? 'decimal' : undefined} />
  })
