import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { SitePageName } from '@fullcourt/domain/pages/site-fields'
import { BLANK_SITE, siteContent } from '@fullcourt/projections/organizations/site'
import { query } from '../../../core/readers/query'
import { Documents } from '../../../storage/documents/documents'
import { oneOrganization, within, type WithScope } from '../../../core/http/scope'
import { PlayerIdentity } from '../../../core/identity/player-identity'
import { Tenants } from '../../../core/tenants/tenants'
import { shownContent } from './shown-content'
import type { SiteAnswer, SitePageAnswer } from './site.answers'

type OfOrganization = WithScope & { readonly organization: OrganizationId }
type OfPage = WithScope & { readonly page: SitePageName }

/** An organization's site as its staff edit it. */
export const SiteQuery = query('SiteQuery', {
  uses: { documents: Documents, tenants: Tenants },
  answer: async ({ scope, organization }: OfOrganization, { documents, tenants }): Promise<SiteAnswer> => {
    const { id } = await tenants.active(oneOrganization(within(scope, organization)))
    const { revision, template, content } = (await documents.get(siteContent, id)) ?? BLANK_SITE
    return { revision, template, content }
  },
})

/** What an organization wrote on a page, as visitors read it. */
export const SitePageQuery = query('SitePageQuery', {
  uses: { documents: Documents, identity: PlayerIdentity },
  answer: async ({ scope, page }: OfPage, { documents, identity }): Promise<SitePageAnswer> => {
    const organization = oneOrganization(scope)
    const { template, content } = (await documents.get(siteContent, organization)) ?? BLANK_SITE
    const identities = page === 'players' ? await identity.identities(organization) : undefined
    return { template, content: shownContent(content, page, player => identities?.masterOf(player) ?? player) }
  },
})
