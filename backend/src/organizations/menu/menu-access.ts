import { Injectable } from '@nestjs/common'
import type { LinkId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import { LINK_NOT_FOUND } from '@fullcourt/domain/organizations/menu/decide'
import { knownOf } from '@fullcourt/projections/card'
import { linkCard } from '@fullcourt/projections/organizations/link'
import { Documents } from '../../documents/documents'
import { Refused } from '../../facts/refused'
import type { Scope } from '../../http/scope'

/** In whose menu a link is, for commands: whether it is there is for the decision to say. */
@Injectable()
export class MenuAccess {
  constructor(private readonly documents: Documents) {}

  /** The organization of the caller; of a super_admin, the one whose menu the link is in. */
  async organizationOf(scope: Scope, link: LinkId): Promise<OrganizationId> {
    if (scope.organization !== 'every') return scope.organization
    const card = knownOf(await this.documents.get(linkCard, link))
    if (!card) throw new Refused(LINK_NOT_FOUND)
    return card.organization
  }
}
