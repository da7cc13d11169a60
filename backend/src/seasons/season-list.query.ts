import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { ALL_ORGANIZATIONS, organizationCard, type OrganizationCard } from '@fullcourt/projections/organizations/organization'
import { Documents } from '../documents/documents'
import type { Scope } from '../http/scope'
import { seasonAnswer } from './season-answer'
import { SeasonDirectory } from './season-directory'
import type { SeasonAnswer } from './seasons.answers'

/** The seasons of an organization in their order; without one, those that the scope spans. */
export class SeasonList {
  constructor(
    readonly scope: Scope,
    readonly organization?: OrganizationId,
  ) {}
}

@QueryHandler(SeasonList)
export class SeasonListHandler implements IQueryHandler<SeasonList> {
  constructor(
    private readonly documents: Documents,
    private readonly directory: SeasonDirectory,
  ) {}

  async execute({ scope, organization }: SeasonList): Promise<SeasonAnswer[]> {
    const named = organization ?? scope.organization
    const owners = named === 'every' ? await this.all() : [await this.directory.organization(scope, named)]
    const lists = await Promise.all(
      owners.map(async owner => (await this.directory.seasonsOf(owner)).map(season => seasonAnswer(season, owner))),
    )
    return lists.flat()
  }

  private async all(): Promise<Known<OrganizationCard>[]> {
    const listed = await this.documents.list(organizationCard, { index: 'all', key: ALL_ORGANIZATIONS })
    return listed
      .flatMap(({ body }) => activeOf(body) ?? [])
      .sort((a, b) => a.profile.name.localeCompare(b.profile.name, 'en', { numeric: true }))
  }
}
