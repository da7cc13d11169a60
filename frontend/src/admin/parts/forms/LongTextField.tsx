import { Textarea } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { Field } from './fields'
import { useField } from './form-errors'

export const LongTextField = (props: Field<ComponentProps<typeof Textarea>>) => (
  <Textarea autosize minRows={2} {...props} {...useField(props.name)} />
)
