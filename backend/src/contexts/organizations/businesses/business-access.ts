import { Injectable } from '@nestjs/common'
import type { BusinessId } from '@fullcourt/domain/ids/kinds'
import { BUSINESS_NOT_FOUND } from '@fullcourt/domain/organizations/businesses/decide'
import type { BusinessPlace } from '@fullcourt/domain/organizations/businesses/events'
import { knownOf } from '@fullcourt/projections/card'
import { businessCard } from '@fullcourt/projections/organizations/business'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'

/** Whose listing a business is, for commands: whether it is there is for the decision to say. */
@Injectable()
export class BusinessAccess {
  constructor(private readonly documents: Documents) {}

  /** In the organization of the caller; of a super_admin, in the one that lists the business. */
  async placeOf(scope: Scope, business: BusinessId): Promise<BusinessPlace> {
    if (scope.organization !== 'every') return { organization: scope.organization, business }
    const card = knownOf(await this.documents.get(businessCard, business))
    if (!card) throw new Refused(BUSINESS_NOT_FOUND)
    return { organization: card.organization, business }
  }
}
