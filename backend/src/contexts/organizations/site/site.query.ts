import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { SitePageName } from '@fullcourt/domain/pages/site-fields'
import { BLANK_SITE, siteContent } from '@fullcourt/projections/organizations/site'
import { Documents } from '../../../storage/documents/documents'
import { oneOrganization, within, type Scope } from '../../../core/http/scope'
import { PlayerIdentity } from '../../../core/identity/player-identity'
import { Tenants } from '../../../core/tenants/tenants'
import { shownContent } from './shown-content'
import type { SiteAnswer, SitePageAnswer } from './site.answers'

/** An organization's site as its staff edit it. */
export class SiteQuery {
  constructor(
    readonly scope: Scope,
    readonly organization: OrganizationId,
  ) {}
}

@QueryHandler(SiteQuery)
export class SiteQueryHandler implements IQueryHandler<SiteQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly tenants: Tenants,
  ) {}

  async execute({ scope, organization }: SiteQuery): Promise<SiteAnswer> {
    const { id } = await this.tenants.active(oneOrganization(within(scope, organization)))
    const { revision, template, content } = (await this.documents.get(siteContent, id)) ?? BLANK_SITE
    return { revision, template, content }
  }
}

/** What an organization wrote on a page, as visitors read it. */
export class SitePageQuery {
  constructor(
    readonly scope: Scope,
    readonly page: SitePageName,
  ) {}
}

@QueryHandler(SitePageQuery)
export class SitePageQueryHandler implements IQueryHandler<SitePageQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly identity: PlayerIdentity,
  ) {}

  async execute({ scope, page }: SitePageQuery): Promise<SitePageAnswer> {
    const organization = oneOrganization(scope)
    const { template, content } = (await this.documents.get(siteContent, organization)) ?? BLANK_SITE
    const identities = page === 'players' ? await this.identity.identities(organization) : undefined
    return { template, content: shownContent(content, page, player => identities?.masterOf(player) ?? player) }
  }
}
