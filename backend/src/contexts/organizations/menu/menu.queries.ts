import type { LinkId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import { LINK_NOT_FOUND } from '@fullcourt/domain/organizations/menu/decide'
import { linkAddress } from '@fullcourt/domain/organizations/menu/link-page'
import { menu } from '@fullcourt/projections/organizations/menu'
import { query } from '../../../core/readers/query'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import { Tenants } from '../../../core/tenants/tenants'
import type { WithScope } from '../../../core/http/scope'
import { MenuAccess } from './menu-access'
import type { MenuLinkAnswer } from './menu.answers'

type OfOrganization = { readonly organization: OrganizationId }
type OfLink = WithScope & { readonly link: LinkId }

const linksOf = async (documents: Documents, organization: OrganizationId): Promise<MenuLinkAnswer[]> => {
  const { revision, links } = (await documents.get(menu, organization)) ?? { revision: 0, links: [] }
  return links.map(({ id, details: { label, slug, url, shown } }, position) => ({
    revision,
    id,
    label,
    is_external: url !== null,
    slug,
    page: linkAddress(slug),
    url,
    show_in_navbar: shown,
    position,
    organization_id: organization,
  }))
}

/** The links of an organization's menu, in their order. */
export const MenuQuery = query('MenuQuery', {
  uses: { documents: Documents, tenants: Tenants },
  answer: async ({ organization }: OfOrganization, { documents, tenants }): Promise<MenuLinkAnswer[]> => {
    await tenants.active(organization)
    return linksOf(documents, organization)
  },
})

/** One link of a menu that the caller may change. */
export const MenuLinkQuery = query('MenuLinkQuery', {
  uses: { access: MenuAccess, documents: Documents, tenants: Tenants },
  answer: async ({ scope, link }: OfLink, { access, documents, tenants }): Promise<MenuLinkAnswer> => {
    const { organization } = await access.placeOf(scope, link)
    await tenants.active(organization)
    const found = (await linksOf(documents, organization)).find(({ id }) => id === link)
    if (!found) throw new Refused(LINK_NOT_FOUND)
    return found
  },
})
