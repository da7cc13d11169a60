import { Paper } from '@mantine/core'
import { useState } from 'react'
import { EntryForm } from '../../parts/EntryForm'
import { entered, SelectField, TextField } from '../../parts/fields'
import listStyles from '../../parts/SettingsList.module.css'
import { toast } from '../../parts/toast'
import { isAttributeType, typeChoices } from './attribute-types'
import { useAddAttribute } from './queries'

/** Adds an attribute by its name and type. */
export const NewAttribute = ({ organization }: { organization: number | undefined }) => {
  const add = useAddAttribute(organization)
  const [opened, setOpened] = useState(0)
  const save = async (form: FormData) => {
    const type = form.get('type')
    const { attribute_name } = await add.mutateAsync({
      name: entered(form, 'name') ?? '',
      type: isAttributeType(type) ? type : 'string',
    })
    toast.success(`${attribute_name} added`)
  }
  return (
    <Paper withBorder className={listStyles.form} component="section">
      <h2>Add Attribute</h2>
      <EntryForm
        key={opened}
        submit="Add Attribute"
        cancel="Clear"
        onClose={() => setOpened(count => count + 1)}
        onSubmit={save}
        failure="The attribute could not be added."
      >
        <TextField name="name" label="Name" required maxLength={50} />
        <SelectField name="type" label="Type" data={typeChoices} />
      </EntryForm>
    </Paper>
  )
}
