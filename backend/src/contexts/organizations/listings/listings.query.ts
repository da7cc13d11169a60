import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { isListed } from '@fullcourt/domain/organizations/listed'
import type { Role } from '@fullcourt/domain/users/events'
import { activeOf } from '@fullcourt/projections/card'
import { ALL_ORGANIZATIONS, organizationCard } from '@fullcourt/projections/organizations/organization'
import { userCard } from '@fullcourt/projections/users/user'
import { Documents } from '../../../storage/documents/documents'
import { organizationAnswer } from '../organization-answer'
import type { ListingAnswer } from './listings.answers'

/** The organizations that visitors may find, by name. */
export class ListingsQuery {}

@QueryHandler(ListingsQuery)
export class ListingsQueryHandler implements IQueryHandler<ListingsQuery> {
  constructor(private readonly documents: Documents) {}

  async execute(): Promise<ListingAnswer[]> {
    const organizations = await this.documents.active(organizationCard, { index: 'all', key: ALL_ORGANIZATIONS })
    const roles = await Promise.all(organizations.map(({ id }) => this.rolesIn(id)))
    return organizations
      .filter(({ flags }, at) => isListed(flags, roles[at] ?? []))
      .map(organization => {
        const { id, name, slug, domain, logo_url, colors, abbreviation, sports } = organizationAnswer(organization)
        return { id, name, slug, domain, logo_url, colors, abbreviation, sports }
      })
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  }

  private async rolesIn(organization: OrganizationId): Promise<readonly Role[]> {
    const users = await this.documents.list(userCard, { index: 'organization', key: String(organization) })
    return users.flatMap(({ body }) => activeOf(body)?.profile.role ?? [])
  }
}
