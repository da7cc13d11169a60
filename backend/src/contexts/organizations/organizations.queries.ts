import { knownOf } from '@fullcourt/projections/card'
import { ALL_ORGANIZATIONS, organizationCard } from '@fullcourt/projections/organizations/organization'
import { query } from '../../core/readers/query'
import { Tenants, type TenantKey } from '../../core/tenants/tenants'
import { Documents } from '../../storage/documents/documents'
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
