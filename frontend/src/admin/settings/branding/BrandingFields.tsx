import { ABBREVIATION_LENGTH, abbreviationOf, cleanAbbreviation } from '@fullcourt/domain/branding/abbreviation'
import { suggestedColours } from '@fullcourt/domain/branding/suggested-colours'
import { colourOf } from '@fullcourt/domain/branding/written-colours'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useField, useFormChanged } from '../../parts/forms/form-errors'
import styles from './BrandingFields.module.css'
import type { BrandingValues } from './branding-values'
import { ColourInput } from './ColourInput'
import { BrandingPreview } from './BrandingPreview'

type Other = BrandingValues & { readonly name: string }

type Props = {
  /** The team that the colours are of; without an id a new one. Not given for an organization. */
  team?: { readonly id: number | null }
  /** As it is stored; none for a new thing. */
  stored?: Other
  /** The other teams of the league: theirs are not suggested, and a shared abbreviation is warned of. */
  others?: readonly Other[]
  /** Told what is typed, as far as it is colours and an abbreviation: for a preview. */
  onTyped?: (typed: BrandingValues) => void
}

/** What the form around it has in its field `name`. */
const useNameInForm = (first: string) => {
  const [name, setName] = useState(first)
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = inside.current?.closest('form')
    const read = () => setName(String((form && new FormData(form).get('name')) ?? ''))
    form?.addEventListener('input', read)
    return () => form?.removeEventListener('input', read)
  }, [])
  return { name, inside }
}

/** Says after a value was put into fields by a button that the form was changed. */
const useChanged = (values: readonly unknown[]) => {
  const formChanged = useFormChanged()
  const known = useRef(values.join())
  useEffect(() => {
    if (known.current === values.join()) return
    known.current = values.join()
    formChanged()
  })
}

/** Tells what is typed whenever it is something else. */
const useTyped = (typed: BrandingValues, onTyped: Props['onTyped']) => {
  const words = JSON.stringify(typed)
  useEffect(() => onTyped?.(JSON.parse(words) as BrandingValues), [words, onTyped])
}

const abbreviationsOf = (others: readonly Other[]) =>
  new Map(others.map(({ name, abbreviation }) => [abbreviation ?? abbreviationOf(name), name]))

/** The colours and the abbreviation of a team or an organization, with suggestions made of its name and a picture of both. */
export const BrandingFields = ({ team, stored, others = [], onTyped }: Props) => {
  const { name, inside } = useNameInForm(stored?.name ?? '')
  const [main, setMain] = useState(stored?.colors[0] ?? '')
  const [second, setSecond] = useState(stored?.colors[1] ?? '')
  const [abbreviation, setAbbreviation] = useState(stored?.abbreviation ?? '')
  useChanged([main, second, abbreviation])
  const colors = [main, second].flatMap(text => colourOf(text) ?? [])
  useTyped({ colors, abbreviation: cleanAbbreviation(abbreviation) || null }, onTyped)
  const { error, wrapperProps } = useField('abbreviation')
  const taken = abbreviationsOf(others)
  const sharedWith = taken.get(cleanAbbreviation(abbreviation))
  const derived = name.trim() === '' ? '' : abbreviationOf(name, new Set(taken.keys()))

  const suggest = () => {
    const [first = '', other = ''] = suggestedColours(
      name,
      others.map(({ colors }) => colors),
    )
    setMain(first)
    setSecond(other)
    setAbbreviation(abbreviation || derived)
  }

  return (
    <div ref={inside} className={styles.fields}>
      <div className={styles.colours}>
        <ColourInput label="Main colour" place={0} value={main} onChange={setMain} />
        <ColourInput label="Second colour" place={1} value={second} onChange={setSecond} />
      </div>
      <TextInput
        name="abbreviation"
        label="Abbreviation"
        description={`${ABBREVIATION_LENGTH} letters or digits${derived ? `; left empty, it is ${derived}` : ''}`}
        value={abbreviation}
        onChange={event => setAbbreviation(event.currentTarget.value)}
        autoComplete="off"
        error={error}
        wrapperProps={wrapperProps}
      />
      {sharedWith !== undefined && (
        <p className={styles.note} role="status">
          {sharedWith} of this league has the abbreviation {cleanAbbreviation(abbreviation)} too.
        </p>
      )}
      <BrandingPreview
        team={{
          id: team?.id ?? null,
          name,
          colors,
          abbreviation: cleanAbbreviation(abbreviation) || derived,
        }}
        withoutColour={team ? 'Without a colour the team is given one.' : 'Without a colour the badge is grey.'}
        action={
          <Button variant="default" size="compact-sm" disabled={name.trim() === ''} onClick={suggest}>
            Suggest from the name
          </Button>
        }
      />
    </div>
  )
}
