import { FAILURES } from '../../../parts/feedback/failures'
import { fieldText, SelectField, TextField } from '../../../parts/forms/fields'
import { NewDefinition } from '../NewDefinition'
import { isAttributeType, typeChoices } from './attribute-types'
import { useAddAttribute } from './queries'

/** Adds an attribute by its name and type. */
export const NewAttribute = ({ organization }: { organization: number | undefined }) => {
  const add = useAddAttribute(organization)
  const save = async (form: FormData) => {
    const type = form.get('type')
    const { attribute_name } = await add.mutateAsync({
      name: fieldText(form, 'name') ?? '',
      type: isAttributeType(type) ? type : 'string',
    })
    return attribute_name
  }
  return (
    <NewDefinition title="Add Attribute" failure={FAILURES.addAttribute} onAdd={save}>
      <TextField name="name" label="Name" required maxLength={50} />
      <SelectField name="type" label="Type" data={typeChoices} />
    </NewDefinition>
  )
}
