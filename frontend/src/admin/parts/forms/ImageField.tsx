import { FileInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { Field } from './fields'
import { useField } from './form-errors'

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
