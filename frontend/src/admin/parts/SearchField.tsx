import { Select } from '@mantine/core'
import { useFieldError } from './form-errors'

type Choice = { readonly value: string; readonly label: string }

type Props = {
  name: string
  label: string
  description?: string
  placeholder?: string
  choices: readonly Choice[]
  /** The most that are offered for what was typed (spec 2 §9). */
  most: number
  /** What is said when nothing fits. */
  nothing: string
  chosen?: string
}

/** Finds one of many by any part of its name, whatever its case; the form holds its value, or nothing. */
export const SearchField = ({ choices, most, nothing, chosen, ...field }: Props) => (
  <Select
    {...field}
    searchable
    clearable
    data={[...choices]}
    limit={most}
    defaultValue={chosen ?? null}
    nothingFoundMessage={nothing}
    clearButtonProps={{ 'aria-label': `Clear ${field.label}` }}
    error={useFieldError(field.name)}
  />
)
