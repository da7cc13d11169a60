import { PasswordInput, TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useField } from './form-errors'

/**
 * Fields of a form: label above, help under, error beside in words. The name is the name in the call. Those that the first load
 * does without are in files of their own.
 */
export type Field<Control> = Control & { name: string; label: string }

export const TextField = (props: Field<ComponentProps<typeof TextInput>>) => <TextInput {...props} {...useField(props.name)} />

export const PasswordField = (props: Field<ComponentProps<typeof PasswordInput>>) => {
  const field = useField(props.name)
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      aria-invalid={field.error !== undefined || undefined}
      {...props}
      {...field}
    />
  )
}

/** A date as `YYYY-MM-DD`, in the browser's own calendar. */
export const DateField = (props: Field<ComponentProps<typeof TextInput>>) => <TextField {...props} type="date" />

/** A time as `HH:MM`, wall time of the organization. */
export const TimeField = (props: Field<ComponentProps<typeof TextInput>>) => <TextField {...props} type="time" />

/** What was entered under a name, trimmed; an empty field is null. */
export const fieldText = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
