import { colourOf } from '@fullcourt/domain/branding/written-colours'
import { TextInput } from '@mantine/core'
import { useField } from '../../parts/forms/form-errors'
import styles from './BrandingFields.module.css'
import { colourField } from './branding-values'

type Props = {
  label: string
  /** Which of the colours it is. */
  place: number
  value: string
  onChange: (text: string) => void
}

/** A colour that is written, as #1B5FD1 or by its name, or picked. */
export const ColourInput = ({ label, place, value, onChange }: Props) => {
  const { error, wrapperProps } = useField(colourField(place))
  const colour = colourOf(value)
  return (
    <TextInput
      name="colors"
      label={label}
      placeholder="None"
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      autoComplete="off"
      spellCheck={false}
      leftSectionPointerEvents="all"
      leftSection={
        <input
          type="color"
          className={styles.picker}
          aria-label={`Pick the ${label.toLowerCase()}`}
          value={colour ?? '#ffffff'}
          data-none={colour === undefined || undefined}
          onChange={event => onChange(event.currentTarget.value)}
        />
      }
      error={error}
      wrapperProps={wrapperProps}
    />
  )
}
