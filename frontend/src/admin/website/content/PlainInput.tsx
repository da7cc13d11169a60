import { Textarea, TextInput } from '@mantine/core'
import { LONGEST, type PlainField } from '@fullcourt/domain/pages/site-fields'
import { PictureInput } from './PictureInput'

type Props = {
  organization: number
  field: PlainField
  value: string
  onChange: (value: string) => void
}

const numberFormat = new Intl.NumberFormat('en')

/** The help of a field, and how much of its room is used. */
const aboutField = ({ kind, help }: PlainField, { length }: string) =>
  [
    help,
    kind === 'line' || kind === 'text'
      ? `${numberFormat.format(length)} of ${numberFormat.format(LONGEST[kind])} characters`
      : null,
  ]
    .filter(Boolean)
    .join(' · ')

const types = { line: 'text', link: 'url', email: 'email', video: 'url' } as const

/** A field of a page, by its kind. */
export const PlainInput = ({ organization, field, value, onChange }: Props) => {
  const { kind, label, required = false } = field
  if (kind === 'picture')
    return (
      <PictureInput
        organization={organization}
        label={label}
        help={field.help}
        required={required}
        value={value}
        onChange={onChange}
      />
    )
  const props = {
    label,
    description: aboutField(field, value),
    value,
    required,
    maxLength: LONGEST[kind],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  }
  return kind === 'text' ? (
    <Textarea {...props} autosize minRows={3} maxRows={16} />
  ) : (
    <TextInput {...props} type={types[kind]} placeholder={kind === 'link' ? 'https://' : undefined} />
  )
}
