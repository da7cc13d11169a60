import { Injectable } from '@nestjs/common'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { SCORER_LINK_NOT_FOUND } from '@fullcourt/domain/scorers/decide'
import { scorerStream, type KnownScorerLink } from '@fullcourt/domain/scorers/state'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'
import { Parents } from './parents'

/** Scorer links, for commands: one of somebody else, or of a deleted organization, is not there. */
@Injectable()
export class ScorerAccess {
  constructor(
    private readonly decider: Decider,
    private readonly parents: Parents,
  ) {}

  async scorer(scope: Scope, id: UserId): Promise<KnownScorerLink> {
    const link = await this.decider.state(scorerStream, id)
    if (link.kind === 'unknown' || !covers(scope, link.organization)) throw new Refused(SCORER_LINK_NOT_FOUND)
    if (!(await this.parents.organizationIsActive(link.organization))) throw new Refused(SCORER_LINK_NOT_FOUND)
    return link
  }
}
