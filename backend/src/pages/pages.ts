import { Inject, Injectable, Logger, ServiceUnavailableException, type OnModuleInit } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { addressOf } from '../response-cache/cache-key'
import { encoded } from '../response-cache/encoded'
import { ResponseCache, type CachedResponse } from '../response-cache/response-cache'
import { writeCached } from '../response-cache/serve-cached'
import { Documents } from '../documents/documents'
import { Refused } from '../facts/refused'
import type { KnownRequest } from '../http/request'
import { CLOCK, type Clock } from '../tokens'
import { organizationAnswer } from '../organizations/organization-answer'
import { Tenants, type ActiveOrganization } from '../tenants/tenants'
import { readBundles, type Bundles } from './bundles'
import { endOfDay } from './end-of-day'
import { PageAnswers, type Collected } from './page-answers'
import type { PageTenant } from './page-tenant'
import type { RenderedPage, SiteTenant, Theme } from './site-renderer'

type Found = { readonly tenant: SiteTenant | null; readonly organizationTheme: string | null }

const HTML = 'text/html; charset=utf-8'

/** Renders pages, and keeps public ones until anything that they show changes. */
@Injectable()
export class Pages implements OnModuleInit {
  private readonly logger = new Logger('Pages')
  private bundles: Bundles | undefined

  constructor(
    private readonly answers: PageAnswers,
    private readonly documents: Documents,
    private readonly cache: ResponseCache,
    private readonly tenants: Tenants,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    this.bundles = await readBundles()
  }

  /** The admin's one page: what it shows, it asks for itself. */
  async admin(request: KnownRequest, reply: FastifyReply): Promise<void> {
    const { renderer, admin } = this.built()
    const theme = renderer.themeOf(request.headers.cookie, null)
    await reply
      .headers({ 'Content-Type': HTML, 'Cache-Control': 'no-store', 'Content-Security-Policy': renderer.adminPolicy() })
      .send(renderer.adminDocument(admin, theme))
  }

  async site(request: KnownRequest, reply: FastifyReply, named: PageTenant): Promise<void> {
    const pending = this.cache.begin()
    const collected: Collected = { dependencies: new Set(), complete: true }
    try {
      const { answer: found, dependencies } = await this.documents.remembering(() => this.tenantOf(request, named))
      for (const change of dependencies) collected.dependencies.add(change)
      const page = await this.render(request, found, collected)
      if (page.redirect !== null) return void (await reply.redirect(page.redirect, 301))
      const made = await this.made(request, page, found, collected)
      const address = addressOf(request.raw)
      if (address !== null && collected.complete && page.status === 200) this.cache.keep(pending, address, made)
      reply.hijack()
      writeCached(made, request.raw, reply.raw)
    } finally {
      this.cache.abandon(pending)
    }
  }

  private async render(request: KnownRequest, found: Found, collected: Collected): Promise<RenderedPage> {
    const page = await this.built().renderer.render(request.url, {
      tenant: found.tenant,
      now: this.clock().toISOString(),
      theme: this.themeOf(request, found),
      answer: address => this.answers.answer(address, collected),
    })
    if (page.problem != null) this.logger.error(`${request.url} (${request.id})`, String(page.problem))
    return page
  }

  private async made(
    request: KnownRequest,
    page: RenderedPage,
    { tenant }: Found,
    { dependencies }: Collected,
  ): Promise<CachedResponse> {
    const { renderer, site, manifest } = this.built()
    const signedIn = addressOf(request.raw) === null
    return {
      status: page.status,
      type: HTML,
      cacheControl: signedIn ? 'no-store' : 'public, no-cache',
      dependencies,
      headers: { 'Content-Security-Policy': renderer.sitePolicy(site) },
      until: endOfDay(this.clock(), tenant?.zone ?? 'UTC'),
      ...(await encoded(renderer.siteDocument(site, page, manifest))),
    }
  }

  private themeOf({ headers }: KnownRequest, { organizationTheme }: Found): Theme {
    return this.built().renderer.themeOf(headers.cookie, organizationTheme)
  }

  /** The organization of a page; a name that nobody bears is a page of the product, which is missing. */
  private async tenantOf(request: KnownRequest, named: PageTenant): Promise<Found> {
    if (named.kind === 'product') return { tenant: null, organizationTheme: null }
    const organization = await this.find(named)
    if (!organization) return { tenant: null, organizationTheme: null }
    const answer = organizationAnswer(organization)
    const origin = `${request.protocol}://${request.host}`
    const tenant: SiteTenant = {
      slug: named.kind === 'slug' ? named.slug : null,
      domain: named.kind === 'domain' ? named.domain : null,
      prefix: named.prefix,
      zone: organization.profile.timeZone,
      home: organization.profile.domain === null ? `${origin}${named.prefix}` : `https://${organization.profile.domain}`,
      organization: answer,
      links: [],
      product: named.kind === 'slug' ? origin : null,
    }
    return { tenant, organizationTheme: answer.theme }
  }

  private async find(named: Exclude<PageTenant, { kind: 'product' }>): Promise<ActiveOrganization | undefined> {
    try {
      return await this.tenants.find(named.kind === 'slug' ? { slug: named.slug } : { domain: named.domain })
    } catch (error) {
      if (error instanceof Refused) return undefined
      throw error
    }
  }

  private built(): Bundles {
    if (this.bundles === undefined) throw new ServiceUnavailableException('The pages were not built: run `npm run build`.')
    return this.bundles
  }
}
