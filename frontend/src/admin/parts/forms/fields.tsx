import { Checkbox, FileInput, NativeSelect, NumberInput, PasswordInput, Textarea, TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useField } from './form-errors'

/** Fields of a form: label above, help under, error beside in words. The name is the name in the call. */
type Field<Control> = Control & { name: string; label: string }

export const TextField = (props: Field<ComponentProps<typeof TextInput>>) => <TextInput {...props} {...useField(props.name)} />

export const PasswordField = (props: Field<ComponentProps<typeof PasswordInput>>) => (
  <PasswordInput visibilityToggleButtonProps={{ 'aria-label': 'Show password' }} {...props} {...useField(props.name)} />
)

export const LongTextField = (props: Field<ComponentProps<typeof Textarea>>) => (
  <Textarea autosize minRows={2} {...props} {...useField(props.name)} />
)

/** A whole number from 0 on, with the keypad of a phone. */
export const NumberField = (props: Field<ComponentProps<typeof NumberInput>>) => (
  <NumberInput
    allowDecimal={false}
    allowNegative={false}
    clampBehavior="none"
    hideControls
    inputMode="numeric"
    {...props}
    {...useField(props.name)}
  />
)

/** A date as `YYYY-MM-DD`, in the browser's own calendar. */
export const DateField = (props: Field<ComponentProps<typeof TextInput>>) => <TextField {...props} type="date" />

/** A time as `HH:MM`, wall time of the organization. */
export const TimeField = (props: Field<ComponentProps<typeof TextInput>>) => <TextField {...props} type="time" />

export const SelectField = (props: Field<ComponentProps<typeof NativeSelect>>) => (
  <NativeSelect {...props} {...useField(props.name)} />
)

/** Yes or no; the form holds `on` for a yes and nothing for a no. */
export const CheckField = (props: Field<ComponentProps<typeof Checkbox>>) => <Checkbox {...props} {...useField(props.name)} />

/** An image to be uploaded; anything else is refused before it is sent. */
export const ImageField = (props: Field<ComponentProps<typeof FileInput>>) => (
  <FileInput
    accept="image/*"
    clearable
    clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
    {...props}
    {...useField(props.name)}
  />
)

/** What was entered under a name, trimmed; an empty field is null. */
export const fieldText = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
