import type { SiteValue } from '@fullcourt/domain/organizations/site/events'
import { sitePage, type SiteField, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { ChoiceInput } from './ChoiceInput'
import { ListInput } from './ListInput'
import { PlainInput } from './PlainInput'
import { PlayerChoice } from './PlayerChoice'
import styles from './website.module.css'

type Props = {
  organization: number
  page: SitePageName
  valueOf: (field: string) => SiteValue | null
  onChange: (field: string, value: SiteValue | null) => void
}

type FieldProps = { organization: number; field: SiteField; value: SiteValue | null; onChange: (value: SiteValue | null) => void }

const Field = ({ organization, field, value, onChange }: FieldProps) => {
  if (field.kind === 'list')
    return (
      <ListInput
        organization={organization}
        field={field}
        value={typeof value === 'object' ? (value ?? []) : []}
        onChange={onChange}
      />
    )
  if (field.kind === 'choice')
    return <ChoiceInput field={field} value={typeof value === 'string' ? value : ''} onChange={onChange} />
  if (field.kind === 'player')
    return (
      <PlayerChoice
        organization={organization}
        field={field}
        value={typeof value === 'number' ? value : null}
        onChange={onChange}
      />
    )
  return (
    <PlainInput organization={organization} field={field} value={typeof value === 'string' ? value : ''} onChange={onChange} />
  )
}

/** The fields of a page. What is left empty is left to the template. */
export const PageFields = ({ organization, page, valueOf, onChange }: Props) => (
  <div className={styles.fields}>
    {Object.entries(sitePage(page).fields).map(([name, field]) => (
      <Field
        key={name}
        organization={organization}
        field={field}
        value={valueOf(name)}
        onChange={value => onChange(name, value)}
      />
    ))}
  </div>
)
