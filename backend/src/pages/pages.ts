import { Inject, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { CacheKeys } from '../response-cache/cache-keys'
import { readerForms } from '../response-cache/reader-forms'
import { encoded } from '../response-cache/encoded'
import { ResponseCache, type CachedResponse } from '../response-cache/response-cache'
import { writeCached } from '../response-cache/serve-cached'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { brandOf } from '@fullcourt/domain/branding/readable'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import { QueryBus } from '@nestjs/cqrs'
import { activeOf } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { BLANK_SITE, siteContent } from '@fullcourt/projections/organizations/site'
import { NotBuiltYet } from '@fullcourt/projections/not-built-yet'
import { Documents } from '../documents/documents'
import { originOf, type KnownRequest } from '../http/request'
import { analyticsIdOf } from '../settings/analytics-ids'
import type { Settings } from '../settings/settings'
import { BUNDLES, CLOCK, SETTINGS, type Clock } from '../injection/tokens'
import { hasSessionCookie } from '../sign-in/session-cookie'
import { organizationAnswer } from '../organizations/organization-answer'
import { MenuQuery } from '../organizations/menu/menu.query'
import type { MenuLinkAnswer } from '../organizations/menu/menu.answers'
import { Tenants } from '../tenants/tenants'
import type { Bundles } from './bundles'
import { endOfDay } from './end-of-day'
import { PageAnswers, type Collected } from './page-answers'
import { PageUsers, siteUser, type PageUser } from './page-users'
import { homeAddress, tenantNameOf, type PageTenant } from './page-tenant'
import type { Brand, MenuLink, RenderContext, RenderedPage, SiteTenant } from '@fullcourt/domain/pages/render-contract'
import type { Theme } from '@fullcourt/domain/users/theme'

type Found = { readonly tenant: SiteTenant | null; readonly organizationTheme: string | null }

/** Of what a page is made, and where it is noted what it depends on. */
type Rendering = {
  readonly found: Found
  readonly user: PageUser | undefined
  readonly collected: Collected
  readonly position: string
}

const HTML = 'text/html; charset=utf-8'

/** Renders pages, and caches public ones until anything that they show changes. */
@Injectable()
export class Pages {
  private readonly logger = new Logger('Pages')

  constructor(
    private readonly answers: PageAnswers,
    private readonly documents: Documents,
    private readonly cache: ResponseCache,
    private readonly tenants: Tenants,
    private readonly users: PageUsers,
    private readonly queries: QueryBus,
    private readonly keys: CacheKeys,
    @Inject(BUNDLES) private readonly bundles: Bundles | undefined,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Whether something has the name under which a page was asked for. */
  async isBorne(named: PageTenant): Promise<boolean> {
    return named.kind === 'product' || (await this.tenants.named(tenantNameOf(named))) !== undefined
  }

  /** The admin's one page: what it shows, it asks for itself. */
  async admin(request: KnownRequest, reply: FastifyReply, status = 200): Promise<void> {
    const { renderer, admin } = this.built()
    const position = this.documents.position()
    const user = await this.users.of(request)
    const theme = renderer.themeOf({ user: user?.theme, cookieHeader: request.headers.cookie, organization: null })
    await reply
      .status(status)
      .headers({ 'Content-Type': HTML, 'Cache-Control': 'no-store', 'Content-Security-Policy': renderer.adminPolicy() })
      .send(renderer.adminDocument(admin, { theme, brand: await this.brandFor(user), position }))
  }

  /** Staff see the accent of the organization whose they are. */
  private async brandFor(user: PageUser | undefined): Promise<Brand | null> {
    if (user?.organization == null) return null
    return brandOf(activeOf(await this.documents.get(organizationCard, user.organization))?.branding?.colours ?? [])
  }

  async site(request: KnownRequest, reply: FastifyReply, named: PageTenant): Promise<void> {
    const pending = this.cache.begin()
    const reading = this.documents.open()
    const found = await this.documents.within(reading, () => this.tenantOf(request, named))
    const collected: Collected = { dependencies: new Set(reading.dependencies()), complete: true, missing: false }
    const user = await this.users.of(request)
    const page = await this.render(request, { found, user, collected, position: reading.position })
    if (collected.missing) throw new NotBuiltYet('of this page')
    if (page.redirect !== null) return void (await reply.redirect(page.redirect, 301))
    const key = this.keys.ofPage(request.raw, originOf(request))
    const made = this.made(page, request, { found, collected })
    if (key !== null && collected.complete && page.status === 200) this.cache.keep(pending, key, made)
    reply.hijack()
    writeCached(made, originOf(request).scheme, request.raw, reply.raw)
  }

  /** A part of a site for a frame on another website, the same for everybody. */
  async embed(request: KnownRequest, reply: FastifyReply, named: PageTenant): Promise<void> {
    const { renderer } = this.built()
    const pending = this.cache.begin()
    const reading = this.documents.open()
    const found = await this.documents.within(reading, () => this.tenantOf(request, named))
    const collected: Collected = { dependencies: new Set(reading.dependencies()), complete: true, missing: false }
    const context = this.contextOf(request, { found, user: undefined, collected, position: reading.position })
    const { status, html, problem } = await renderer.renderEmbed(this.keys.pageAddress(request.url), context)
    if (problem != null) this.logger.error(`${request.url} (${request.id})`, String(problem))
    if (collected.missing) throw new NotBuiltYet('of this page')
    const made: CachedResponse = {
      status,
      type: HTML,
      cacheControl: 'public, no-cache',
      dependencies: collected.dependencies,
      headers: { 'Content-Security-Policy': renderer.embedPolicy() },
      framable: true,
      until: endOfDay(this.clock(), found.tenant?.zone ?? DEFAULT_TIME_ZONE),
      ...encoded(html),
    }
    const key = this.keys.ofPage(request.raw, originOf(request))
    if (key !== null && collected.complete && status === 200) this.cache.keep(pending, key, made)
    reply.hijack()
    writeCached(made, originOf(request).scheme, request.raw, reply.raw)
  }

  private contextOf(request: KnownRequest, { found, user, collected, position }: Rendering): RenderContext {
    return {
      tenant: found.tenant,
      now: this.clock().toISOString(),
      position,
      theme: this.themeOf(request, found, user),
      user: user ? siteUser(user, found.tenant?.organization.id ?? null) : null,
      forms: readerForms(request.headers['accept-language']),
      analytics: this.analyticsOf(request, found),
      request: request.id,
      answer: address => this.answers.answer(address, collected),
    }
  }

  private async render(request: KnownRequest, rendering: Rendering): Promise<RenderedPage> {
    const page = await this.built().renderer.render(this.keys.pageAddress(request.url), this.contextOf(request, rendering))
    if (page.problem != null) this.logger.error(`${request.url} (${request.id})`, String(page.problem))
    return page
  }

  private made(
    page: RenderedPage,
    request: KnownRequest,
    { found, collected: { dependencies } }: Pick<Rendering, 'found' | 'collected'>,
  ): CachedResponse {
    const { renderer, site, assets } = this.built()
    const analytics = this.analyticsOf(request, found) !== null
    return {
      status: page.status,
      type: HTML,
      cacheControl: hasSessionCookie(request.headers.cookie) ? 'no-store' : 'public, no-cache',
      dependencies,
      headers: {
        Vary: 'Accept-Encoding, Accept-Language',
        'Content-Security-Policy': renderer.sitePolicy(site, { analytics, view: page.view, assets }),
      },
      until: endOfDay(this.clock(), found.tenant?.zone ?? DEFAULT_TIME_ZONE),
      ...encoded(renderer.siteDocument(site, page, assets)),
    }
  }

  private analyticsOf(request: KnownRequest, { tenant }: Found): string | null {
    return analyticsIdOf(this.settings.analytics, originOf(request).host, tenant?.organization.slug ?? null)
  }

  private themeOf({ headers }: KnownRequest, { organizationTheme }: Found, user: PageUser | undefined): Theme {
    return this.built().renderer.themeOf({
      user: user?.theme,
      cookieHeader: headers.cookie,
      organization: organizationTheme,
    })
  }

  /** The organization of a page; a name that nobody has is a page of the product, which is missing. */
  private async tenantOf(request: KnownRequest, named: PageTenant): Promise<Found> {
    if (named.kind === 'product') return { tenant: null, organizationTheme: null }
    const organization = await this.tenants.named(tenantNameOf(named))
    if (!organization) return { tenant: null, organizationTheme: null }
    const answer = organizationAnswer(organization)
    const { scheme, host } = originOf(request)
    const origin = `${scheme}://${host}`
    const tenant: SiteTenant = {
      slug: named.kind === 'slug' ? named.slug : null,
      domain: named.kind === 'domain' ? named.domain : null,
      prefix: named.prefix,
      ...(named.kind === 'domain' && named.byQuery ? { domainInQuery: named.domain } : {}),
      zone: organization.profile.timeZone,
      home: homeAddress(named, organization.profile, origin),
      organization: answer,
      links: await this.shownLinks(organization.id),
      ...(await this.templateOf(organization.id)),
      brand: brandOf(organization.branding?.colours ?? []),
      product: named.kind === 'slug' ? origin : null,
    }
    return { tenant, organizationTheme: answer.theme }
  }

  private async templateOf(organization: OrganizationId): Promise<Pick<SiteTenant, 'template' | 'everyPage'>> {
    const { template, content } = (await this.documents.get(siteContent, organization)) ?? BLANK_SITE
    return { template, everyPage: content.everyPage ?? {} }
  }

  /** What visitors see of the menu. */
  private async shownLinks(organization: OrganizationId): Promise<readonly MenuLink[]> {
    const links = await this.queries.execute<MenuQuery, MenuLinkAnswer[]>(new MenuQuery(organization))
    return links
      .filter(link => link.show_in_navbar)
      .map(({ id, label, is_external, slug, url, show_in_navbar, position }) => ({
        id,
        label,
        is_external,
        slug,
        url,
        show_in_navbar,
        position,
      }))
  }

  private built(): Bundles {
    if (this.bundles === undefined) throw new ServiceUnavailableException('The pages were not built: run `npm run build`.')
    return this.bundles
  }
}
