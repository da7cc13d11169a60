import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { WantedContent } from '@fullcourt/domain/organizations/site/decide'
import { withDraft } from '@fullcourt/domain/organizations/site/draft'
import type { SiteContent } from '@fullcourt/domain/organizations/site/state'
import type { AnswerAddress, SiteTenant } from '@fullcourt/domain/pages/render-contract'
import { isSitePage, sitePage, type PageContent, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { BLANK_SITE, siteContent } from '@fullcourt/projections/organizations/site'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import { originOfRequest, type KnownRequest } from '../../../core/http/request'
import { oneOrganization, within, type Scope } from '../../../core/http/scope'
import { PlayerIdentity } from '../../../core/identity/player-identity'
import { BUNDLES, CLOCK, type Clock } from '../../../core/injection/tokens'
import { shownContent } from '../../../contexts/organizations/site/shown-content'
import { readerForms } from '../../response-cache/reader-forms'
import { Tenants, type ActiveOrganization } from '../../../core/tenants/tenants'
import type { Bundles } from '../bundles'
import { PageAnswers } from '../page-answers'
import { SiteTenants } from '../site-tenants'
import type { SitePreviewAnswer } from './site-preview.answers'

/** Which page is looked at, with what is typed on it and others. */
export type WantedPreview = {
  readonly organization: OrganizationId
  readonly page: SitePageName
  readonly content: WantedContent
}

const CONTENT = '/api/site-pages/'

/** An address inside the site as its host has it; the home page has no slash at its end. */
const inSite = (prefix: string, address: string): string => (address === '/' ? prefix || '/' : prefix + address)

/** The address of a page inside the site: what is of every page is looked at on the home page, the featured player on their own. */
const addressOf = (page: SitePageName, content: SiteContent): string => {
  if (page !== 'players') return sitePage(page).address ?? '/'
  const player = content.players?.player
  return typeof player === 'number' ? `/players/${player}` : '/playerList'
}

/** Where visitors see the site: below its slug, else on its domain; nowhere yet where it has neither. */
const placeOf = ({ profile: { slug, domain } }: ActiveOrganization, origin: string) => {
  const prefix = slug === null ? '' : `/${slug}`
  return {
    slug,
    domain: slug === null ? domain : null,
    prefix,
    home: `${origin}${prefix}`,
    product: slug === null ? null : origin,
  }
}

/** Makes pages of a site with what its staff have typed and not saved, by the same renderer and the same rules for texts. */
@Injectable()
export class SitePreviews {
  constructor(
    private readonly tenants: Tenants,
    private readonly siteTenants: SiteTenants,
    private readonly documents: Documents,
    private readonly identity: PlayerIdentity,
    private readonly answers: PageAnswers,
    @Inject(BUNDLES) private readonly bundles: Bundles | undefined,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(request: KnownRequest, scope: Scope, wanted: WantedPreview): Promise<SitePreviewAnswer> {
    const organization = await this.tenants.active(oneOrganization(within(scope, wanted.organization)))
    if (this.bundles === undefined) throw new ServiceUnavailableException('The pages were not built: run `npm run build`.')
    const { renderer, site, assets } = this.bundles
    const saved = (await this.documents.get(siteContent, organization.id)) ?? BLANK_SITE
    const draft = withDraft(saved.content, wanted.content)
    if ('kind' in draft) throw new Refused(draft)
    const { scheme, host } = originOfRequest(request)
    const place = placeOf(organization, `${scheme}://${host}`)
    const tenant: SiteTenant = {
      ...(await this.siteTenants.of(organization, place)),
      everyPage: (draft.content.everyPage ?? {}) as PageContent<'everyPage'>,
      look: (draft.content.look ?? {}) as PageContent<'look'>,
    }
    const page = await renderer.render(inSite(place.prefix, addressOf(wanted.page, draft.content)), {
      tenant,
      now: this.clock().toISOString(),
      position: this.documents.position(),
      theme: renderer.themeOf({ cookieHeader: request.headers.cookie, organization: tenant.organization.theme }),
      user: null,
      forms: readerForms(request.headers['accept-language']),
      request: request.id,
      answer: await this.answering(request, organization.id, { draft: draft.content, tenant }),
    })
    return { html: renderer.siteDocument(site, page, assets), faults: draft.faults }
  }

  /** Answers what a page asks: what its site says from the draft, the rest as visitors get it, or staff where no visitor can come. */
  private async answering(
    request: KnownRequest,
    organization: OrganizationId,
    { draft, tenant }: { readonly draft: SiteContent; readonly tenant: SiteTenant },
  ): Promise<AnswerAddress> {
    const { masterOf } = await this.identity.identities(organization)
    const hasAddress = tenant.slug !== null || tenant.domain !== null
    return async address => {
      const { pathname, searchParams } = new URL(address, 'http://site')
      const asked = pathname.startsWith(CONTENT) ? pathname.slice(CONTENT.length) : ''
      if (isSitePage(asked))
        return { status: 200, body: { template: tenant.template, content: shownContent(draft, asked, masterOf) } }
      if (hasAddress) return this.answers.ask(address)
      searchParams.set('organization_id', String(organization))
      return this.answers.ask(`${pathname}?${searchParams.toString()}`, { cookie: request.headers.cookie ?? '' })
    }
  }
}
