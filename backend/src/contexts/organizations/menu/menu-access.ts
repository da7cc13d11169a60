import { Injectable } from '@nestjs/common'
import type { LinkId } from '@fullcourt/domain/ids/kinds'
import { LINK_NOT_FOUND } from '@fullcourt/domain/organizations/menu/decide'
import type { LinkPlace } from '@fullcourt/domain/organizations/menu/events'
import { knownOf } from '@fullcourt/projections/card'
import { linkCard } from '@fullcourt/projections/organizations/link'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'

/** In whose menu a link is, for commands: whether it is there is for the decision to say. */
@Injectable()
export class MenuAccess {
  constructor(private readonly documents: Documents) {}

  /** In the menu of the caller's organization; of a super_admin, in the one that the link is in. */
  async placeOf(scope: Scope, link: LinkId): Promise<LinkPlace> {
    if (scope.organization !== 'every') return { organization: scope.organization, link }
    const card = knownOf(await this.documents.get(linkCard, link))
    if (!card) throw new Refused(LINK_NOT_FOUND)
    return { organization: card.organization, link }
  }
}
