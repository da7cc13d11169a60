import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import { sportOf } from '@fullcourt/domain/sports/sports'
import { activeOf } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../../core/facts/refused'
import { covers, type Scope } from '../../core/http/scope'
import { sportAnswer } from '../organizations/organization-answer'
import type { SportAnswer } from '../../core/http/sport.answers'

/** The sports of an organization, in its order. */
export class SportsQuery {
  constructor(
    readonly scope: Scope,
    readonly organization: OrganizationId,
  ) {}
}

@QueryHandler(SportsQuery)
export class SportsQueryHandler implements IQueryHandler<SportsQuery> {
  constructor(private readonly documents: Documents) {}

  async execute({ scope, organization }: SportsQuery): Promise<SportAnswer[]> {
    const card = covers(scope, organization) ? activeOf(await this.documents.get(organizationCard, organization)) : undefined
    if (card === undefined) throw new Refused(ORGANIZATION_NOT_FOUND)
    return card.profile.sports.flatMap(id => sportOf(id) ?? []).map(sportAnswer)
  }
}
