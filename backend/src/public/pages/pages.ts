import { Inject, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { CacheKeys } from '../response-cache/cache-keys'
import { readerForms } from '../response-cache/reader-forms'
import { encode } from '../response-cache/encode'
import { ResponseCache, type CachedResponse } from '../response-cache/response-cache'
import { writeCached } from '../response-cache/serve-cached'
import { brandOf } from '@fullcourt/domain/branding/readable'
import { firstSegment } from '@fullcourt/domain/pages/path'
import { RESERVED_SEGMENTS } from '@fullcourt/domain/pages/reserved-segments'
import { publicPage, publicPageAt } from '@fullcourt/domain/pages/public-pages'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import { activeOf } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { NotBuiltYet } from '@fullcourt/projections/not-built-yet'
import { ReadStoreUnavailable } from '@fullcourt/projections/read-store'
import { Condition } from '../../storage/condition/condition'
import { Documents } from '../../storage/documents/documents'
import { splitAddress } from '../../core/http/query-text'
import { originOfRequest, type KnownRequest, type PublicLook } from '../../core/http/request'
import { analyticsIdOf } from '../../core/settings/analytics-ids'
import type { Settings } from '../../core/settings/settings'
import { BUNDLES, CLOCK, SETTINGS, type Clock } from '../../core/injection/tokens'
import { hasSessionCookie } from '../../core/sign-in/session-cookie'
import { Tenants } from '../../core/tenants/tenants'
import type { Bundles } from './bundles'
import { endOfDay } from './end-of-day'
import { PageAnswers, type Collected } from './page-answers'
import { PageUsers, siteUser, type PageUser } from './page-users'
import { tenantNameOf, type PageTenant } from './page-tenant'
import { SiteTenants, type FoundTenant } from './site-tenants'
import type { Brand, RenderContext, RenderedPage } from '@fullcourt/domain/pages/render-contract'
import type { Theme } from '@fullcourt/domain/users/theme'

/** Of what a page is made, and where it is noted what it depends on. */
type Rendering = {
  readonly found: FoundTenant
  readonly user: PageUser | undefined
  readonly collected: Collected
  readonly position: string
}

/** The product's own pages are not those of a host that belongs to nobody, but its sign-in is there. */
const isNobodys = ({ isNamed, tenant }: FoundTenant, url: string): boolean => {
  const [path] = splitAddress(url)
  const page = publicPageAt('product', path)
  return isNamed && tenant === null && page !== undefined && publicPage(page).of === 'product'
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
    private readonly siteTenants: SiteTenants,
    private readonly keys: CacheKeys,
    private readonly condition: Condition,
    @Inject(BUNDLES) private readonly bundles: Bundles | undefined,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Whether something has the name under which a page was asked for. */
  async isBorne(named: PageTenant): Promise<boolean> {
    return named.kind === 'product' || (await this.tenants.byKey(tenantNameOf(named))) !== undefined
  }

  /** The address without the slug of the organization whose domain it is on; undefined where it does not begin with it. */
  async withoutOwnSlug(named: PageTenant, url: string): Promise<string | undefined> {
    const [path, query] = splitAddress(url)
    const segment = firstSegment(path)
    if (named.kind !== 'domain' || segment === '' || RESERVED_SEGMENTS.has(segment)) return undefined
    const organization = await this.tenants.byKey(tenantNameOf(named))
    if (organization?.profile.slug !== segment) return undefined
    const inside = path.replace(/^\/+/, '').slice(segment.length).replace(/^\/+/, '')
    return `/${inside}${query === '' ? '' : `?${query}`}`
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

  /** The page that a link with a secret leads to: found by no search engine, and told to no other site. */
  async linked(request: KnownRequest, reply: FastifyReply): Promise<void> {
    void reply.headers({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' })
    return this.admin(request, reply)
  }

  /** Staff see the accent of the organization whose they are. */
  private async brandFor(user: PageUser | undefined): Promise<Brand | null> {
    if (user?.organization == null) return null
    return brandOf(activeOf(await this.documents.get(organizationCard, user.organization))?.branding?.colours ?? [])
  }

  async site(request: KnownRequest, reply: FastifyReply, named: PageTenant): Promise<void> {
    const { found, collected } = await this.begun(request, named)
    const user = await this.users.of(request)
    const page = await this.render(request, { found, user, collected, position: collected.look.reading.position })
    if (collected.missing) throw this.whyMissing()
    if (page.redirect !== null) return void (await reply.redirect(page.redirect, 301))
    const key = this.keys.ofPage(request.raw, originOfRequest(request))
    const made = this.made(page, request, { found, collected })
    if (key !== null && collected.complete && page.status === 200) this.cache.keep(collected.look, key, made)
    reply.hijack()
    writeCached(made, originOfRequest(request).scheme, request.raw, reply.raw)
  }

  /** A part of a site for a frame on another website, the same for everybody. */
  async embed(request: KnownRequest, reply: FastifyReply, named: PageTenant): Promise<void> {
    const { renderer } = this.built()
    const { found, collected } = await this.begun(request, named)
    const context = this.contextOf(request, { found, user: undefined, collected, position: collected.look.reading.position })
    const { status, html, problem } = await renderer.renderEmbed(this.keys.pageAddress(request.url), context)
    if (problem != null) this.logger.error(`${request.url} (${request.id})`, String(problem))
    if (collected.missing) throw this.whyMissing()
    const made: CachedResponse = {
      status,
      type: HTML,
      cacheControl: 'public, no-cache',
      dependencies: collected.dependencies,
      headers: { 'Content-Security-Policy': renderer.embedPolicy() },
      framable: true,
      until: endOfDay(this.clock(), found.tenant?.zone ?? DEFAULT_TIME_ZONE),
      ...encode(html),
    }
    const key = this.keys.ofPage(request.raw, originOfRequest(request))
    if (key !== null && collected.complete && status === 200) this.cache.keep(collected.look, key, made)
    reply.hijack()
    writeCached(made, originOfRequest(request).scheme, request.raw, reply.raw)
  }

  /** By one look it is found whose page it is, and all that it shows. */
  private async begun(request: KnownRequest, named: PageTenant): Promise<Pick<Rendering, 'found' | 'collected'>> {
    const look: PublicLook = { ...this.cache.begin(), reading: this.documents.open() }
    const { reading } = look
    const found = await this.documents.within(reading, () => this.siteTenants.ofPage(named, originOfRequest(request)))
    return { found, collected: { look, dependencies: new Set(reading.dependencies()), complete: true, missing: false } }
  }

  /** Why an answer that a page needs could not be made. */
  private whyMissing(): Error {
    return this.condition.reads() === 'failing'
      ? new ReadStoreUnavailable('The documents do not answer.')
      : new NotBuiltYet('of this page')
  }

  private contextOf(request: KnownRequest, { found, user, collected, position }: Rendering): RenderContext {
    return {
      tenant: found.tenant,
      missing: isNobodys(found, request.url),
      isNobodysHost: found.isNobodysHost,
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
        'Content-Security-Policy': renderer.sitePolicy(site, { analytics, views: page.views, assets }),
      },
      until: endOfDay(this.clock(), found.tenant?.zone ?? DEFAULT_TIME_ZONE),
      ...encode(renderer.siteDocument(site, page, assets)),
    }
  }

  private analyticsOf(request: KnownRequest, { tenant }: FoundTenant): string | null {
    return analyticsIdOf(this.settings.analytics, originOfRequest(request).host, tenant?.organization.slug ?? null)
  }

  private themeOf({ headers }: KnownRequest, { organizationTheme }: FoundTenant, user: PageUser | undefined): Theme {
    return this.built().renderer.themeOf({
      user: user?.theme,
      cookieHeader: headers.cookie,
      organization: organizationTheme,
    })
  }

  private built(): Bundles {
    if (this.bundles === undefined) throw new ServiceUnavailableException('The pages were not built: run `npm run build`.')
    return this.bundles
  }
}
