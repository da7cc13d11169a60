import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { userCard } from '@fullcourt/projections/users/user'
import { Documents } from '../../storage/documents/documents'
import { coveredOrganization, type Scope } from '../../core/http/scope'
import { PEOPLE } from '../../core/injection/tokens'
import type { People } from '../../storage/people/people'
import { Tenants } from '../../core/tenants/tenants'
import { staffOrganizationAnswer } from './organization-answer'
import type { OrganizationDetailAnswer } from './organizations.answers'

/** One organization with its users. */
export class OrganizationDetailQuery {
  constructor(
    readonly scope: Scope,
    readonly organization: OrganizationId,
    /** Whether its users are shown with their e-mail addresses. */
    readonly contacts = true,
  ) {}
}

@QueryHandler(OrganizationDetailQuery)
export class OrganizationDetailQueryHandler implements IQueryHandler<OrganizationDetailQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly tenants: Tenants,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  async execute({ scope, organization: id, contacts }: OrganizationDetailQuery): Promise<OrganizationDetailAnswer> {
    const organization = await this.tenants.active(coveredOrganization(scope, id))
    return { ...staffOrganizationAnswer(organization), users: await this.usersOf(id, contacts) }
  }

  private async usersOf(id: OrganizationId, contacts: boolean): Promise<OrganizationDetailAnswer['users']> {
    const users = await this.documents.active(userCard, { index: 'organization', key: String(id) })
    const named = users.map(({ id, profile }) => ({ person: `user-${id}` as const, sealed: profile.username }))
    const mailed = users.flatMap(({ id, profile: { email } }) =>
      email === null || !contacts ? [] : [{ person: `user-${id}` as const, sealed: email }],
    )
    const [names, addresses] = await Promise.all([this.people.openMany(named), this.people.openMany(mailed)])
    const emails = new Map(mailed.map(({ person }, i) => [person, addresses[i] ?? null]))
    return users.map(({ id, profile, secondFactor, passkeys = [], revision }, i) => ({
      id,
      revision,
      username: names[i] ?? 'Removed user',
      email: emails.get(`user-${id}`) ?? null,
      role: profile.role,
      twoFactor: secondFactor,
      passkeys: passkeys.length,
    }))
  }
}
