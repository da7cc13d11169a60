import { Inject, Injectable } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { isLinkOver } from '@fullcourt/domain/scorers/scope'
import { activeOf } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { scorerCard } from '@fullcourt/projections/scorers/scorer'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import type { KnownRequest } from '../../../core/http/request'
import type { Scope } from '../../../core/http/scope'
import { CLOCK, type Clock } from '../../../core/injection/tokens'
import { scorerOfSession } from '../../../core/sign-in/user-of-session'

export type ScorerScope = Extract<Scope, { kind: 'scorer' }>

const HAS_ENDED = refuse('forbidden', 'This scorer link has ended. Ask for another one.')

/** Who scores by a link, and what they may: as it is at the time of each call. */
@Injectable()
export class Scorers {
  constructor(
    private readonly documents: Documents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Of the session of a request. Throws 403 where its link has ended. */
  scopeOf(request: KnownRequest): Promise<ScorerScope> {
    return this.scope(scorerOfSession(request))
  }

  /** Of a scorer. Throws 403 where their link has ended: by its time, by somebody, or with its organization. */
  async scope(scorer: UserId | undefined): Promise<ScorerScope> {
    const link = scorer === undefined ? undefined : activeOf(await this.documents.get(scorerCard, scorer))
    if (!link || link.endedAt !== null || isLinkOver(link, this.clock().toISOString())) throw new Refused(HAS_ENDED)
    const organization = activeOf(await this.documents.get(organizationCard, link.organization))
    if (!organization) throw new Refused(HAS_ENDED)
    return { kind: 'scorer', scorer: link.id, organization: link.organization, games: link.games }
  }
}
