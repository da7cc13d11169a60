import { holdsWords } from '@fullcourt/domain/facts/plain-text'
import { Select, type OptionsFilter } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ChoicesFailure } from '../feedback/QueryState'
import { useField, useFormChanged } from './form-errors'

export type Choice = {
  readonly value: string
  /** What is searched. */
  readonly name: string
  /** What distinguishes two of the same name: a team, a number. */
  readonly about?: string
}

type Props = {
  name: string
  label: string
  description?: string
  choices: readonly Choice[]
  /** What the choices are of: nothing is found while it is on its way, and why it is not there is said below. */
  of?: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>
  /** The most that are offered for what was typed (docs/admin.md#searching); ten where nothing else is said. */
  most?: number
  /** What is said when nothing fits. */
  nothing: string
  chosen?: string
  /** Marked as every field that has to be filled in is; the form says so where it is not. */
  withAsterisk?: boolean
}

const labelOf = ({ name, about }: Choice) => (about ? `${name} (${about})` : name)

/** A choice that nobody can make: a list for screen readers may not be empty. */
const note = (text: string) => ({ value: '', label: text, disabled: true })

/** Looks only into the names; a choice that was made already hides no other. */
const searching =
  (choices: readonly Choice[], nothing: string): OptionsFilter =>
  ({ options, search, limit }) => {
    const isChosen = choices.some(choice => labelOf(choice) === search)
    const fitting = new Set(choices.filter(({ name }) => isChosen || holdsWords(name, search)).map(({ value }) => value))
    const found = options.filter(option => 'value' in option && fitting.has(String(option.value))).slice(0, limit)
    return found.length > 0 ? found : [note(nothing)]
  }

/** The value that the form holds, which is in its hidden input one render after it was chosen. */
const useChoice = (first: string | null) => {
  const [value, setValue] = useState(first)
  const known = useRef(first)
  const formChanged = useEffectEvent(useFormChanged())
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    formChanged()
  }, [value])
  return { value, onChange: setValue }
}

/** Nothing fits what is not there: that is no answer to a search. */
const sayingOf = (of: Props['of']): string | undefined => {
  if (of?.isPending) return 'Loading...'
  return of?.isError ? 'Not loaded.' : undefined
}

/** Finds one of many by any part of its name, whatever its case; the form holds its value, or nothing. */
export const SearchSelect = ({ choices, of, most = 10, nothing, chosen, ...field }: Props) => (
  <>
    <Select
      placeholder="Search by name"
      {...field}
      {...useChoice(chosen ?? null)}
      {...useField(field.name)}
      searchable
      clearable
      // It opens over the fields below it: only for somebody who looks for something.
      openOnFocus={false}
      data={choices.map(choice => ({ value: choice.value, label: labelOf(choice) }))}
      filter={searching(choices, sayingOf(of) ?? nothing)}
      limit={most}
      // Inside its dialog, whose edge must not cut it.
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
      withScrollArea={false}
      styles={{ options: { maxHeight: 240, overflowY: 'auto' } }}
      clearButtonProps={{ 'aria-label': `Clear ${field.label}` }}
    />
    {of && <ChoicesFailure of={of} />}
  </>
)
