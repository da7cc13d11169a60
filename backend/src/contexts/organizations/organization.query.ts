import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { activeOf, knownOf } from '@fullcourt/projections/card'
import { ALL_ORGANIZATIONS, organizationCard } from '@fullcourt/projections/organizations/organization'
import { userCard } from '@fullcourt/projections/users/user'
import { Documents } from '../../storage/documents/documents'
import { coveredOrganization, type Scope } from '../../core/http/scope'
import { PEOPLE } from '../../core/injection/tokens'
import type { People } from '../../storage/people/people'
import { Tenants, type TenantKey } from '../../core/tenants/tenants'
import { organizationAnswer, staffOrganizationAnswer } from './organization-answer'
import type { DeletedOrganizationAnswer, OrganizationAnswer, OrganizationDetailAnswer } from './organizations.answers'

/** The organization that has a slug or domain. */
export class OrganizationQuery {
  constructor(readonly name: TenantKey) {}
}

@QueryHandler(OrganizationQuery)
export class OrganizationQueryHandler implements IQueryHandler<OrganizationQuery> {
  constructor(private readonly tenants: Tenants) {}

  async execute({ name }: OrganizationQuery): Promise<OrganizationAnswer> {
    return organizationAnswer(await this.tenants.find(name))
  }
}

/** All organizations, for a super_admin. */
export class OrganizationsQuery {}

@QueryHandler(OrganizationsQuery)
export class OrganizationsQueryHandler implements IQueryHandler<OrganizationsQuery> {
  constructor(private readonly documents: Documents) {}

  async execute(): Promise<OrganizationAnswer[]> {
    const listed = await this.documents.list(organizationCard, { index: 'all', key: ALL_ORGANIZATIONS })
    return listed.flatMap(({ body }) => {
      const organization = activeOf(body)
      return organization ? [staffOrganizationAnswer(organization)] : []
    })
  }
}

/** The organizations that were deleted, for a super_admin who brings one back. */
export class DeletedOrganizationsQuery {}

@QueryHandler(DeletedOrganizationsQuery)
export class DeletedOrganizationsQueryHandler implements IQueryHandler<DeletedOrganizationsQuery> {
  constructor(private readonly documents: Documents) {}

  async execute(): Promise<DeletedOrganizationAnswer[]> {
    const listed = await this.documents.list(organizationCard, { index: 'deleted', key: ALL_ORGANIZATIONS })
    return listed.flatMap(({ body }) => {
      const organization = knownOf(body)
      return organization ? [{ id: organization.id, name: organization.profile.name }] : []
    })
  }
}

/** One organization with its users. */
export class OrganizationDetailQuery {
  constructor(
    readonly scope: Scope,
    readonly organization: OrganizationId,
  ) {}
}

@QueryHandler(OrganizationDetailQuery)
export class OrganizationDetailQueryHandler implements IQueryHandler<OrganizationDetailQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly tenants: Tenants,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  async execute({ scope, organization: id }: OrganizationDetailQuery): Promise<OrganizationDetailAnswer> {
    const organization = await this.tenants.active(coveredOrganization(scope, id))
    return { ...staffOrganizationAnswer(organization), users: await this.usersOf(id) }
  }

  private async usersOf(id: OrganizationId): Promise<OrganizationDetailAnswer['users']> {
    const users = await this.documents.active(userCard, { index: 'organization', key: String(id) })
    const named = users.map(({ id, profile }) => ({ person: `user-${id}` as const, sealed: profile.username }))
    const mailed = users.flatMap(({ id, profile: { email } }) =>
      email === null ? [] : [{ person: `user-${id}` as const, sealed: email }],
    )
    const [names, addresses] = await Promise.all([this.people.openMany(named), this.people.openMany(mailed)])
    const emails = new Map(mailed.map(({ person }, i) => [person, addresses[i] ?? null]))
    return users.map(({ id, profile, revision }, i) => ({
      id,
      revision,
      username: names[i] ?? 'Removed user',
      email: emails.get(`user-${id}`) ?? null,
      role: profile.role,
    }))
  }
}
