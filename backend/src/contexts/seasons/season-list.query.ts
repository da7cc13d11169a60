import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { compareNames } from '@fullcourt/domain/facts/text'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { ALL_ORGANIZATIONS, organizationCard, type OrganizationCard } from '@fullcourt/projections/organizations/organization'
import { Documents } from '../../storage/documents/documents'
import type { Scope } from '../../core/http/scope'
import { seasonAnswer } from './season-answer'
import { SeasonReader } from '../../core/readers/season-reader'
import type { SeasonAnswer } from './seasons.answers'

/** The seasons that the scope spans: one organization's in their order, or those of all. */
export class SeasonListQuery {
  constructor(readonly scope: Scope) {}
}

@QueryHandler(SeasonListQuery)
export class SeasonListQueryHandler implements IQueryHandler<SeasonListQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly reader: SeasonReader,
  ) {}

  async execute({ scope }: SeasonListQuery): Promise<SeasonAnswer[]> {
    const { organization } = scope
    const owners = organization === 'every' ? await this.all() : [await this.reader.organization(scope, organization)]
    const lists = await Promise.all(
      owners.map(async owner => (await this.reader.seasonsOf(owner)).map(season => seasonAnswer(scope, season, owner))),
    )
    return lists.flat()
  }

  private async all(): Promise<Known<OrganizationCard>[]> {
    const listed = await this.documents.list(organizationCard, { index: 'all', key: ALL_ORGANIZATIONS })
    return listed.flatMap(({ body }) => activeOf(body) ?? []).sort((a, b) => compareNames(a.profile.name, b.profile.name))
  }
}
