import { Paper } from '@mantine/core'
import { useState } from 'react'
import type { MenuLinkAnswer, OrganizationDetailAnswer } from '../../../api/schema'
import { EntryForm } from '../../parts/EntryForm'
import { CheckField, entered, SelectField, TextField } from '../../parts/fields'
import { toast } from '../../parts/toast'
import { linkAddress } from './link-address'
import styles from './menu.module.css'
import { useAddLink, useChangeLink } from './queries'

type Props = {
  /** The link to be changed; null adds one. */
  link: MenuLinkAnswer | null
  organization: OrganizationDetailAnswer
  /** After saving, and by Cancel: the form adds a link again. */
  onClose: () => void
}

const KINDS = [
  { value: 'internal', label: 'Internal: a page of this site' },
  { value: 'external', label: 'External: another website' },
]

const entryOf = (form: FormData) => {
  const isExternal = form.get('kind') === 'external'
  return {
    label: entered(form, 'label') ?? '',
    is_external: isExternal,
    url: isExternal ? entered(form, 'url') : null,
    show_in_navbar: form.has('show_in_navbar'),
  }
}

type Entry = ReturnType<typeof entryOf>

const changedIn = (entry: Entry, link: MenuLinkAnswer): Partial<Entry> =>
  Object.fromEntries(Object.entries(entry).filter(([name, value]) => value !== link[name as keyof Entry]))

/** Adds a link or changes one (spec 1 §2 and §4: an internal link has no url). */
export const LinkForm = ({ link, organization, onClose }: Props) => {
  const add = useAddLink()
  const change = useChangeLink()
  const [label, setLabel] = useState(link?.label ?? '')
  const [kind, setKind] = useState(link?.is_external ? 'external' : 'internal')
  const [opened, setOpened] = useState(0)
  const reset = () => {
    setOpened(count => count + 1)
    setLabel('')
    setKind('internal')
    onClose()
  }

  const save = async (form: FormData) => {
    const entry = entryOf(form)
    if (link) await change.mutateAsync({ read: link, ...changedIn(entry, link) })
    else await add.mutateAsync({ ...entry, organization_id: organization.id })
    toast.success(`${entry.label} ${link ? 'updated' : 'added'}`)
  }

  return (
    <Paper withBorder className={styles.form} component="section">
      <h2>{link ? 'Edit Link' : 'Add New Link'}</h2>
      <EntryForm
        key={opened}
        submit={link ? 'Save Changes' : 'Add Link'}
        cancel={link ? 'Cancel' : 'Clear'}
        onClose={reset}
        onSubmit={save}
        failure="The link could not be saved."
      >
        <TextField
          name="label"
          label="Label"
          required
          defaultValue={link?.label}
          onChange={event => setLabel(event.currentTarget.value)}
        />
        <SelectField
          name="kind"
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
      </EntryForm>
    </Paper>
  )
}
