import { isListed } from '@fullcourt/domain/organizations/listed'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { knownOf } from '@fullcourt/projections/card'
import { ALL_ORGANIZATIONS, organizationCard } from '@fullcourt/projections/organizations/organization'
import { ORGANIZATION_LENGTH, STAFF, userCard } from '@fullcourt/projections/users/user'
import { query } from '../../core/readers/query'
import { Tenants, type TenantKey } from '../../core/tenants/tenants'
import { Documents } from '../../storage/documents/documents'
import type { ListingAnswer } from './listings/listings.answers'
import { organizationAnswer, staffOrganizationAnswer } from './organization-answer'
import type { DeletedOrganizationAnswer, OrganizationAnswer } from './organizations.answers'

const ALL = { index: 'all', key: ALL_ORGANIZATIONS } as const

/** The organization that has a slug or domain. */
export const OrganizationQuery = query('OrganizationQuery', {
  uses: { tenants: Tenants },
  answer: async (name: TenantKey, { tenants }): Promise<OrganizationAnswer> => organizationAnswer(await tenants.find(name)),
})

/** All organizations, for a super_admin. */
export const OrganizationsQuery = query('OrganizationsQuery', {
  uses: { documents: Documents },
  answer: async (_: object, { documents }): Promise<OrganizationAnswer[]> =>
    (await documents.active(organizationCard, ALL)).map(staffOrganizationAnswer),
})

/** The organizations that were deleted, for a super_admin who brings one back. */
export const DeletedOrganizationsQuery = query('DeletedOrganizationsQuery', {
  uses: { documents: Documents },
  answer: async (_: object, { documents }): Promise<DeletedOrganizationAnswer[]> => {
    const listed = await documents.list(organizationCard, { index: 'deleted', key: ALL_ORGANIZATIONS })
    return listed.flatMap(({ body }) => knownOf(body) ?? []).map(({ id, profile: { name } }) => ({ id, name }))
  },
})

/** The organizations that somebody runs. */
const organizationsRun = async (documents: Documents): Promise<ReadonlySet<OrganizationId>> => {
  const counted = await documents.tally(userCard, STAFF, ORGANIZATION_LENGTH)
  return new Set(counted.map(({ beginning }) => Number(beginning)))
}

/** The organizations that visitors may find, by name. */
export const ListingsQuery = query('ListingsQuery', {
  uses: { documents: Documents },
  answer: async (_: object, { documents }): Promise<ListingAnswer[]> => {
    const [organizations, run] = await Promise.all([documents.active(organizationCard, ALL), organizationsRun(documents)])
    return organizations
      .filter(({ id, flags }) => isListed(flags, run.has(id)))
      .map(organization => {
        const { id, name, slug, domain, logo_url, colors, abbreviation, sports } = organizationAnswer(organization)
        return { id, name, slug, domain, logo_url, colors, abbreviation, sports }
      })
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  },
})
