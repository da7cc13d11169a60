import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { SiteValue } from '@fullcourt/domain/organizations/site/events'
import { siteFieldOf, type Html, type PlainField, type SiteField, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { BLANK_SITE, siteContent } from '@fullcourt/projections/organizations/site'
import { Documents } from '../../documents/documents'
import { oneOrganization, within, type Scope } from '../../http/scope'
import { PlayerIdentity } from '../../identity/player-identity'
import { Tenants } from '../../tenants/tenants'
import { markdownToHtml } from './markdown'
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
    return (await this.documents.get(siteContent, id)) ?? BLANK_SITE
  }
}

/** What an organization wrote on a page, as visitors read it. */
export class SitePageQuery {
  constructor(
    readonly scope: Scope,
    readonly page: SitePageName,
  ) {}
}

const shownText = ({ kind }: PlainField, text: string): string | Html => (kind === 'text' ? { html: markdownToHtml(text) } : text)

const shownValue = (field: SiteField, value: SiteValue): unknown => {
  if (typeof value === 'number' || field.kind === 'player') return value
  if (field.kind !== 'list') return typeof value === 'string' ? shownText(field, value) : undefined
  if (typeof value === 'string') return undefined
  return value.map(item =>
    Object.fromEntries(
      Object.entries(item).flatMap(([name, text]) => {
        const plain = field.fields[name]
        return plain === undefined ? [] : [[name, shownText(plain, text)]]
      }),
    ),
  )
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
    const identities = page === 'players' ? await this.identity.shown(organization) : undefined
    const fields = Object.entries(content[page] ?? {}).flatMap(([name, value]) => {
      const field = siteFieldOf(page, name)
      const current = typeof value === 'number' && identities ? identities.masterOf(value) : value
      return field === undefined ? [] : [[name, shownValue(field, current)] as const]
    })
    return { template, content: Object.fromEntries(fields) }
  }
}
