import { useState } from 'react'
import type { MenuLinkAnswer, OrganizationDetailAnswer } from '../../../api/schema'
import { CheckField, SelectField, TextField } from '../../parts/fields'
import { linkAddress } from './link-address'
import styles from './menu.module.css'

type Props = {
  /** The link as it is; null for a new one, which is internal and shown (spec 1 §9). */
  link: MenuLinkAnswer | null
  organization: OrganizationDetailAnswer
}

const KINDS = [
  { value: 'internal', label: 'Internal: a page of this site' },
  { value: 'external', label: 'External: another website' },
]

/** The fields of a link; an internal one has no url (spec 1 §4). */
export const LinkFields = ({ link, organization }: Props) => {
  const [label, setLabel] = useState(link?.label ?? '')
  const [kind, setKind] = useState(link?.is_external ? 'external' : 'internal')
  return (
    <>
      <TextField
        name="label"
        label="Label"
        required
        defaultValue={link?.label}
        onChange={event => setLabel(event.currentTarget.value)}
      />
      <SelectField
        name="is_external"
        label="Leads to"
        data={KINDS}
        defaultValue={kind}
        onChange={event => setKind(event.currentTarget.value)}
      />
      {kind === 'external' ? (
        <TextField name="url" label="URL" type="url" required placeholder="https://" defaultValue={link?.url ?? ''} />
      ) : (
        <p className={styles.hint}>Will appear at {linkAddress(organization, label, location.host)}</p>
      )}
      <CheckField name="show_in_navbar" label="Show in menu" defaultChecked={link?.show_in_navbar ?? true} />
    </>
  )
}
