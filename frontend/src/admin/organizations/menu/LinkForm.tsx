import { Paper } from '@mantine/core'
import type { MenuLinkAnswer, OrganizationDetailAnswer } from '../../../api/schema'
import { optionalText, requiredText, tick, type RecordField, type RecordFields } from '../../editing/record-fields'
import { AddingForm } from '../../parts/AddingForm'
import listStyles from '../../parts/SettingsList.module.css'
import { RecordForm, type RecordEdit } from '../../parts/RecordForm'
import { toast } from '../../parts/toast'
import { LinkFields } from './LinkFields'
import { useAddLink, useChangeLink, useFreshLink } from './queries'

type Props = {
  /** The link to be changed; null adds one. */
  link: MenuLinkAnswer | null
  organization: OrganizationDetailAnswer
  /** After saving, and by Cancel: the form adds a link again. */
  onClose: () => void
}

type Values = Pick<MenuLinkAnswer, 'label' | 'is_external' | 'url' | 'show_in_navbar'>

const external: RecordField<boolean> = {
  label: 'Leads to',
  entered: (form, name) => form.get(name) === 'external',
  shown: isExternal => (isExternal ? 'another website' : 'a page of this site'),
}

const fields: RecordFields<Values> = {
  label: requiredText('Label'),
  is_external: external,
  url: optionalText('URL'),
  show_in_navbar: tick('Show in menu'),
}

const stored = ({ label, is_external, url, show_in_navbar, revision }: MenuLinkAnswer) => ({
  value: { label, is_external, url, show_in_navbar },
  revision,
})

const entered = (form: FormData): Values => ({
  label: fields.label.entered(form, 'label', ''),
  is_external: fields.is_external.entered(form, 'is_external', false),
  url: fields.url.entered(form, 'url', null),
  show_in_navbar: fields.show_in_navbar.entered(form, 'show_in_navbar', true),
})

/** Adds a link to the menu or changes one (spec 1 §2). */
export const LinkForm = ({ link, organization, onClose }: Props) => (
  <Paper withBorder className={listStyles.form} component="section">
    <h2>{link ? 'Edit Link' : 'Add New Link'}</h2>
    {link ? <ChangeLink link={link} organization={organization} onClose={onClose} /> : <AddLink organization={organization} />}
  </Paper>
)

const AddLink = ({ organization }: Pick<Props, 'organization'>) => {
  const add = useAddLink()
  const save = async (form: FormData) => {
    const { label } = await add.mutateAsync({ ...entered(form), organization_id: organization.id })
    toast.success(`${label} added`)
    return label
  }
  return (
    <AddingForm submit="Add Link" onSubmit={save} failure="The link could not be saved.">
      <LinkFields link={null} organization={organization} />
    </AddingForm>
  )
}

const ChangeLink = ({ link, organization, onClose }: Props & { link: MenuLinkAnswer }) => {
  const change = useChangeLink()
  const fresh = useFreshLink(link)
  const edit: RecordEdit<Values> = {
    fields,
    stored: stored(link),
    send: async (changes, revision) => {
      const { label } = await change.mutateAsync({ id: link.id, changes, revision })
      toast.success(`${label} updated`)
    },
    fresh: async () => stored(await fresh()),
  }
  return (
    <RecordForm submit="Save Changes" onClose={onClose} edit={edit} failure="The link could not be saved.">
      <LinkFields link={link} organization={organization} />
    </RecordForm>
  )
}
