import { Injectable } from '@nestjs/common'
import type { BusinessId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import { BUSINESS_NOT_FOUND } from '@fullcourt/domain/organizations/businesses/decide'
import { knownOf } from '@fullcourt/projections/card'
import { businessCard } from '@fullcourt/projections/organizations/business'
import { Documents } from '../../documents/documents'
import { Refused } from '../../facts/refused'
import type { Scope } from '../../http/scope'

/** Whose listing a business is, for commands: whether it is there is for the decision to say. */
@Injectable()
export class BusinessAccess {
  constructor(private readonly documents: Documents) {}

  /** The organization of the caller; of a super_admin, the one that lists the business. */
  async organizationOf(scope: Scope, business: BusinessId): Promise<OrganizationId> {
    if (scope.organization !== 'every') return scope.organization
    const card = knownOf(await this.documents.get(businessCard, business))
    if (!card) throw new Refused(BUSINESS_NOT_FOUND)
    return card.organization
  }
}
