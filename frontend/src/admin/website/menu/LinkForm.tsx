import { Paper } from '@mantine/core'
import { pageOfLink } from '@fullcourt/domain/organizations/menu/link-page'
import { isPublicPage, publicPage } from '@fullcourt/domain/pages/public-pages'
import type { MenuLinkAnswer, OrganizationDetailAnswer } from '../../../api/schema'
import { thingIn } from '../../parts/calls/use-fresh'
import { optionalText, requiredText, tick, type RecordField, type RecordFields } from '../../parts/editing/record-fields'
import { none } from '../../../ui/format/figures'
import { AddingForm } from '../../parts/forms/AddingForm'
import listStyles from '../../parts/lists/SettingsList.module.css'
import { RecordForm, type RecordEdit } from '../../parts/forms/RecordForm'
import { FAILURES } from '../../parts/feedback/failures'
import { toast } from '../../parts/feedback/toast'
import { LinkFields } from './LinkFields'
import { CheckField } from '../../parts/forms/choice-fields'
import { menuQuery, useAddLink, useChangeLink, useFillMenu } from './queries'

type Props = {
  /** The link to be changed; null adds one. */
  link: MenuLinkAnswer | null
  organization: OrganizationDetailAnswer
  /** No link is there yet: visitors see the standard menu, which the first one replaces. */
  isFirst: boolean
  /** After saving, and by Cancel: the form adds a link again. */
  onClose: () => void
}

/** `slug` is the name of a page. */
type Values = Pick<MenuLinkAnswer, 'label' | 'is_external' | 'slug' | 'url' | 'show_in_navbar'>

const external: RecordField<boolean> = {
  label: 'Leads to',
  entered: (form, name) => form.get(name) === 'external',
  shown: isExternal => (isExternal ? 'another website' : 'a page of this site'),
}

const page: RecordField<string | null> = {
  ...optionalText('Page'),
  shown: name => (name !== null && isPublicPage(name) ? publicPage(name).title : none),
}

const fields: RecordFields<Values> = {
  label: requiredText('Label'),
  is_external: external,
  slug: page,
  url: optionalText('URL'),
  show_in_navbar: tick('Show in menu'),
}

const storedLink = ({ label, is_external, slug, url, show_in_navbar, revision }: MenuLinkAnswer) => ({
  value: { label, is_external, slug: pageOfLink(slug) ?? null, url, show_in_navbar },
  revision,
})

const linkIn = (form: FormData): Values => ({
  label: fields.label.entered(form, 'label', ''),
  is_external: fields.is_external.entered(form, 'is_external', false),
  slug: fields.slug.entered(form, 'slug', null),
  url: fields.url.entered(form, 'url', null),
  show_in_navbar: fields.show_in_navbar.entered(form, 'show_in_navbar', true),
})

/** The page that was chosen is sent with a new label, which would otherwise lead elsewhere. */
const withPage = (changes: Partial<Values>, { slug }: MenuLinkAnswer): Partial<Values> => {
  const chosen = pageOfLink(slug)
  return changes.label !== undefined && changes.slug === undefined && chosen ? { ...changes, slug: chosen } : changes
}

/** Adds a link to the menu or changes one (docs/admin.md#website). */
export const LinkForm = ({ link, organization, isFirst, onClose }: Props) => (
  <Paper withBorder className={listStyles.form} component="section">
    <h2>{link ? 'Edit Link' : 'Add New Link'}</h2>
    {link ? (
      <ChangeLink link={link} organization={organization} onClose={onClose} />
    ) : (
      <AddLink organization={organization} isFirst={isFirst} />
    )}
  </Paper>
)

const KEEP = 'keep'

const AddLink = ({ organization, isFirst }: Pick<Props, 'organization' | 'isFirst'>) => {
  const add = useAddLink()
  const fill = useFillMenu()
  const save = async (form: FormData) => {
    if (form.has(KEEP)) await fill.mutateAsync(organization.id)
    const { label } = await add.mutateAsync({ ...linkIn(form), organization_id: organization.id })
    toast.success(`${label} added`)
    return label
  }
  return (
    <AddingForm submit="Add Link" onSubmit={save} failure={FAILURES.saveLink}>
      <LinkFields link={null} organization={organization} />
      {isFirst && (
        <CheckField
          name={KEEP}
          label="Keep the links of the standard menu"
          description="Without them this link is the whole menu."
          defaultChecked
        />
      )}
    </AddingForm>
  )
}

type ChangeProps = Pick<Props, 'organization' | 'onClose'> & { link: MenuLinkAnswer }

const ChangeLink = ({ link, organization, onClose }: ChangeProps) => {
  const change = useChangeLink()
  const edit: RecordEdit<Values> = {
    fields,
    stored: storedLink(link),
    send: async (changes, revision) => {
      const { label } = await change.mutateAsync({ id: link.id, changes: withPage(changes, link), revision })
      toast.success(`${label} updated`)
    },
    fresh: async ask => storedLink(thingIn(await ask(menuQuery(link.organization_id)), link.id, 'Link not found')),
  }
  return (
    <RecordForm submit="Save Changes" onClose={onClose} edit={edit} failure={FAILURES.saveLink}>
      <LinkFields link={link} organization={organization} />
    </RecordForm>
  )
}
