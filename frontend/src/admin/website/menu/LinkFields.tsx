import { useState } from 'react'
import { LINKED_PAGES, pageOfLink, slugOfPage, linkAddress } from '@fullcourt/domain/organizations/menu/link-page'
import { linkSlug } from '@fullcourt/domain/organizations/menu/link-slug'
import { publicPage, type PublicPageName } from '@fullcourt/domain/pages/public-pages'
import type { MenuLinkAnswer, OrganizationDetailAnswer } from '../../../api/schema'
import { CheckField, SelectField } from '../../parts/forms/choice-fields'
import { TextField } from '../../parts/forms/fields'
import styles from './menu.module.css'

type Place = { readonly domain: string | null; readonly slug: string | null }

/**
 * Where an internal link will appear (docs/public-pages.md#menu): under the organization's domain, else under its slug; the label home is
 * its first page.
 */
export const addressOnSite = ({ domain, slug: organization }: Place, slug: string, host: string): string => {
  const site = domain ?? (organization === null ? host : `${host}/${organization}`)
  return `${site}${linkAddress(slug) ?? `/${slug}`}`
}

type Props = {
  /** The link as it is; null for a new one, which is internal and shown (docs/public-pages.md#menu). */
  link: MenuLinkAnswer | null
  organization: OrganizationDetailAnswer
}

const KINDS = [
  { value: 'internal', label: 'Internal: a page of this site' },
  { value: 'external', label: 'External: another website' },
]

const NO_PAGE = ''

const PAGES = [
  { value: NO_PAGE, label: 'Choose a page' },
  ...LINKED_PAGES.map(page => ({ value: page, label: `${publicPage(page).title} · ${publicPage(page).paths[0]}` })),
]

const pageNamed = (value: string): PublicPageName | null => LINKED_PAGES.find(page => page === value) ?? null

/** The page of a link: one that was chosen stays, a label that names a page chooses it. */
const usePage = (link: MenuLinkAnswer | null) => {
  const [label, setLabel] = useState(link?.label ?? '')
  const [chosen, choose] = useState<PublicPageName | null>(pageOfLink(link?.slug ?? null) ?? null)
  const page = chosen ?? pageOfLink(linkSlug(label)) ?? null
  const choosePage = (wanted: PublicPageName | null) => {
    choose(wanted)
    if (wanted !== null && label.trim() === '') setLabel(publicPage(wanted).title)
  }
  return { label, setLabel, page, choosePage }
}

/** The fields of a link; an internal one has no url (docs/public-pages.md#menu). */
export const LinkFields = ({ link, organization }: Props) => {
  const { label, setLabel, page, choosePage } = usePage(link)
  const [kind, setKind] = useState(link?.is_external ? 'external' : 'internal')
  const slug = page === null ? linkSlug(label) : slugOfPage(page, label)
  return (
    <>
      <TextField name="label" label="Label" required value={label} onChange={event => setLabel(event.currentTarget.value)} />
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
        <>
          <SelectField
            name="slug"
            label="Page"
            required
            data={PAGES}
            value={page ?? NO_PAGE}
            onChange={event => choosePage(pageNamed(event.currentTarget.value))}
          />
          <p className={styles.hint}>Will appear at {addressOnSite(organization, slug, location.host)}</p>
          {page === null && label.trim() !== '' && (
            <p className={styles.warning}>Your site has no page of this name yet: choose the one that the link leads to.</p>
          )}
        </>
      )}
      <CheckField name="show_in_navbar" label="Show in menu" defaultChecked={link?.show_in_navbar ?? true} />
    </>
  )
}
