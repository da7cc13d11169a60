import { Injectable } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { USER_NOT_FOUND } from '@fullcourt/domain/users/decide'
import { userCard } from '@fullcourt/projections/users/user'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../../core/facts/refused'
import { inScope, namedOrganization, oneOrganization, type Scope } from '../../core/http/scope'

const NO_ORGANIZATION = refuse('invalid', 'This user does not belong to an organization.')

/** Whose periods a call is about: those of the named user's organization, else of the caller's (docs/games.md#periods). */
@Injectable()
export class PeriodOrganization {
  constructor(private readonly documents: Documents) {}

  async of(scope: Scope, user: UserId | undefined): Promise<OrganizationId> {
    if (user === undefined) return oneOrganization(scope)
    const organization = await this.ofUser(scope, user)
    if (organization === null) throw new Refused(NO_ORGANIZATION)
    return organization
  }

  /** To read them: undefined where a super_admin named nobody. */
  async toRead(scope: Scope, user: UserId | undefined): Promise<OrganizationId | undefined> {
    return user === undefined ? namedOrganization(scope) : ((await this.ofUser(scope, user)) ?? undefined)
  }

  private async ofUser(scope: Scope, user: UserId): Promise<OrganizationId | null> {
    return inScope(scope, await this.documents.get(userCard, user), USER_NOT_FOUND).organization
  }
}
