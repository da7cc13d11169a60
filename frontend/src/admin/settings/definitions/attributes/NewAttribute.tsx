import { Paper } from '@mantine/core'
import { AddingForm } from '../../../parts/forms/AddingForm'
import { FAILURES } from '../../../parts/feedback/failures'
import { entered, SelectField, TextField } from '../../../parts/forms/fields'
import listStyles from '../../../parts/lists/SettingsList.module.css'
import { toast } from '../../../parts/feedback/toast'
import { isAttributeType, typeChoices } from './attribute-types'
import { useAddAttribute } from './queries'

/** Adds an attribute by its name and type. */
export const NewAttribute = ({ organization }: { organization: number | undefined }) => {
  const add = useAddAttribute(organization)
  const save = async (form: FormData) => {
    const type = form.get('type')
    const { attribute_name } = await add.mutateAsync({
      name: entered(form, 'name') ?? '',
      type: isAttributeType(type) ? type : 'string',
    })
    toast.success(`${attribute_name} added`)
    return attribute_name
  }
  return (
    <Paper withBorder className={listStyles.form} component="section">
      <h2>Add Attribute</h2>
      <AddingForm submit="Add Attribute" onSubmit={save} failure={FAILURES.addAttribute}>
        <TextField name="name" label="Name" required maxLength={50} />
        <SelectField name="type" label="Type" data={typeChoices} />
      </AddingForm>
    </Paper>
  )
}
