import { Paper } from '@mantine/core'
import type { ReactNode } from 'react'
import { toast } from '../../parts/feedback/toast'
import { AddingForm } from '../../parts/forms/AddingForm'
import listStyles from '../../parts/lists/SettingsList.module.css'

type Props = {
  /** `Add Period`. */
  title: string
  failure: string
  /** Adds what the form holds; resolves to its name. */
  onAdd: (form: FormData) => Promise<string>
  /** The fields. */
  children: ReactNode
}

/** The form that adds a definition to its list. */
export const NewDefinition = ({ title, failure, onAdd, children }: Props) => {
  const add = async (form: FormData) => {
    const name = await onAdd(form)
    toast.success(`${name} added`)
    return name
  }
  return (
    <Paper withBorder className={listStyles.form} component="section">
      <h2>{title}</h2>
      <AddingForm submit={title} onSubmit={add} failure={failure}>
        {children}
      </AddingForm>
    </Paper>
  )
}
