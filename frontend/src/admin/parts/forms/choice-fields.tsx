import { Checkbox, NativeSelect } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { Field } from './fields'
import { useField } from './form-errors'

export const SelectField = (props: Field<ComponentProps<typeof NativeSelect>>) => (
  <NativeSelect {...props} {...useField(props.name)} />
)

/** Yes or no; the form holds `on` for a yes and nothing for a no. */
export const CheckField = (props: Field<ComponentProps<typeof Checkbox>>) => <Checkbox {...props} {...useField(props.name)} />
