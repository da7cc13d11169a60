import { Injectable } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { activeOf } from '@fullcourt/projections/card'
import { ALL_ORGANIZATIONS, organizationCard } from '@fullcourt/projections/organizations/organization'
import { Documents } from '../../../storage/documents/documents'
import { originOfRequest, type KnownRequest } from '../../../core/http/request'
import { CacheKeys } from '../../response-cache/cache-keys'
import { encode } from '../../response-cache/encode'
import { ResponseCache, type CachedResponse } from '../../response-cache/response-cache'
import { writeCached } from '../../response-cache/serve-cached'
import { Tenants, type ActiveOrganization } from '../../../core/tenants/tenants'
import { homeAddress, tenantNameOf, type PageTenant } from '../page-tenant'
import { GameEntries } from './game-entries'
import { LastChanges } from './last-changes'
import { robotsText } from './robots'
import { SiteEntries } from './site-entries'
import { sitemapIndexText, sitemapText } from './sitemap'
import { LISTED_THINGS, ThingEntries } from './thing-entries'

type Content = { readonly type: string; readonly text: string }

/** A site that somebody asks for by host or path, and where that host is. */
type Asked = { readonly tenant: PageTenant; readonly path: string; readonly origin: string }

const ROBOTS = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'

const SITEMAP = '/sitemap.xml'
const PAGES = '/sitemap-pages.xml'
const GAMES = /^\/sitemap-([1-9]\d{0,8})-([1-9]\d{0,3})\.xml$/
const THINGS = /^\/sitemap-([a-z]+)-([1-9]\d{0,3})\.xml$/

const isSitemap = (path: string): boolean => path === SITEMAP || path === PAGES || GAMES.test(path) || THINGS.test(path)

/** Files that programs look for at fixed addresses of a site: `robots.txt` and its sitemaps. Cached like pages. */
@Injectable()
export class SiteFiles {
  constructor(
    private readonly documents: Documents,
    private readonly tenants: Tenants,
    private readonly entries: SiteEntries,
    private readonly games: GameEntries,
    private readonly things: ThingEntries,
    private readonly changes: LastChanges,
    private readonly cache: ResponseCache,
    private readonly keys: CacheKeys,
  ) {}

  /** Sends a file; false where the address is none's, or the site is not there. */
  async send(request: KnownRequest, reply: FastifyReply, tenant: PageTenant, path: string): Promise<boolean> {
    const inside = tenant.kind === 'slug' ? path.slice(tenant.prefix.length) : path
    if (inside !== '/robots.txt' && !isSitemap(inside)) return false
    const { scheme, host } = originOfRequest(request)
    const pending = this.cache.begin()
    const reading = this.documents.open()
    const asked = { tenant, path: inside, origin: `${scheme}://${host}` }
    const content = await this.documents.within(reading, () => this.contentOf(asked))
    if (content === undefined) return false
    const made: CachedResponse = {
      status: 200,
      type: content.type,
      cacheControl: 'public, no-cache',
      dependencies: reading.dependencies(),
      ...encode(content.text),
    }
    const key = this.keys.ofPage(request.raw, originOfRequest(request))
    if (key !== null) this.cache.keep(pending, key, made)
    reply.hijack()
    writeCached(made, scheme, request.raw, reply.raw)
    return true
  }

  private async contentOf({ tenant, path, origin }: Asked): Promise<Content | undefined> {
    const organization = tenant.kind === 'product' ? undefined : await this.tenants.byKey(tenantNameOf(tenant))
    if (path === '/robots.txt') return tenant.kind === 'slug' ? undefined : this.robots(tenant, organization, origin)
    const text = await this.sitemap({ tenant, path, origin }, organization)
    return text === undefined ? undefined : { type: XML, text }
  }

  private robots(tenant: PageTenant, organization: ActiveOrganization | undefined, origin: string): Content {
    const isNobodys = tenant.kind === 'domain' && organization === undefined
    return { type: ROBOTS, text: robotsText(isNobodys ? null : origin) }
  }

  private async sitemap(
    { tenant, path, origin }: Asked,
    organization: ActiveOrganization | undefined,
  ): Promise<string | undefined> {
    if (tenant.kind === 'product') return path === SITEMAP ? this.sitesOf(origin) : undefined
    if (!organization) return undefined
    const home = homeAddress(tenant, organization.profile, origin)
    if (path === SITEMAP) return this.filesOf(organization, home)
    const entries = path === PAGES ? await this.entries.of(organization, home) : await this.partIn(path, organization, home)
    return entries && sitemapText(entries)
  }

  /** The files of a site's sitemap: one of its own pages, those of its teams and players, and those of the games of each season. */
  private async filesOf(organization: ActiveOrganization, home: string): Promise<string> {
    const ofGames = (await this.games.files(organization)).map(({ season, part, changedAt }) => ({
      address: `${home}/sitemap-${season}-${part}.xml`,
      changedAt,
    }))
    const changedAt = await this.changes.of('organization', organization.id)
    const ofThings = (await this.things.files(organization)).map(({ things, part }) => ({
      address: `${home}/sitemap-${things}-${part}.xml`,
      changedAt,
    }))
    return sitemapIndexText([{ address: `${home}${PAGES}`, changedAt }, ...ofThings, ...ofGames])
  }

  private async partIn(path: string, organization: ActiveOrganization, home: string) {
    const [, season, partOfSeason] = GAMES.exec(path) ?? []
    if (season !== undefined) return this.games.of(organization, home, { season: Number(season), part: Number(partOfSeason) })
    const [, name, part] = THINGS.exec(path) ?? []
    const things = LISTED_THINGS.find(one => one === name)
    return things && this.things.of(organization, home, { things, part: Number(part) })
  }

  /** The sites of a shared host; one with a domain of its own is found there. */
  private async sitesOf(origin: string): Promise<string> {
    const listed = await this.documents.list(organizationCard, { index: 'all', key: ALL_ORGANIZATIONS })
    const sites = listed.flatMap(({ body }) => {
      const organization = activeOf(body)
      return organization?.profile.slug && !organization.profile.domain ? [organization] : []
    })
    const moments = await this.changes.ofEach(
      'organization',
      sites.map(({ id }) => id),
    )
    return sitemapIndexText(
      sites.map(({ profile: { slug } }, at) => ({ address: `${origin}/${slug}/sitemap.xml`, changedAt: moments[at] ?? null })),
    )
  }
}
