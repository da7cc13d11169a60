import { NumberInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { Field } from './fields'
import { useField } from './form-errors'

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
