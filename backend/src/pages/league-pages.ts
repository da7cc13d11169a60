import { Injectable } from '@nestjs/common'
import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import { adminPage } from '@fullcourt/domain/pages/admin-pages'
import { matchPath } from '@fullcourt/domain/pages/path'
import { Tenants, type TenantName } from '../tenants/tenants'
import type { Asked } from './page-choice'

const named = (url: string): TenantName | undefined => {
  const query = new URL(url, 'http://page').searchParams
  const [slug, domain] = [query.get('slug'), query.get('domain')]
  if (slug) return { slug }
  return domain ? { domain } : undefined
}

/** Where visitors are led from the address of a league, which is a page of the admin: to its standings on the public site (spec 1 §2). */
@Injectable()
export class LeaguePages {
  constructor(private readonly tenants: Tenants) {}

  /** Undefined where it is no league's address, or names nobody's site. */
  async leadTo({ tenant, path, url }: Asked): Promise<string | undefined> {
    const prefix = tenant.kind === 'slug' ? tenant.prefix : ''
    const at = matchPath(adminPage('leagueById').path, path.slice(prefix.length).replace(/\/$/, ''))
    if (!at || !Number.isInteger(Number(at.league))) return undefined
    const standings = `/teamList?league=${Number(at.league)}`
    if (tenant.kind === 'slug' || (tenant.kind === 'domain' && !tenant.byQuery)) return prefix + standings
    const profile = await this.profileOf(named(url))
    if (profile === undefined) return undefined
    if (profile.slug !== null) return `/${profile.slug}${standings}`
    if (profile.domain === null) return undefined
    return tenant.kind === 'domain' ? `${standings}&domain=${profile.domain}` : `//${profile.domain}${standings}`
  }

  private async profileOf(name: TenantName | undefined): Promise<OrganizationProfile | undefined> {
    return name && (await this.tenants.named(name))?.profile
  }
}
