import { Injectable } from '@nestjs/common'
import { adminPage } from '@fullcourt/domain/pages/admin-pages'
import { matchPath } from '@fullcourt/domain/pages/path'
import { Refused } from '../facts/refused'
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
    const site = await this.siteOf(named(url))
    return site === undefined ? undefined : `${site}${standings}`
  }

  /** Where an organization's site begins, seen from the shared host. */
  private async siteOf(name: TenantName | undefined): Promise<string | undefined> {
    if (name === undefined) return undefined
    try {
      const { profile } = await this.tenants.find(name)
      if (profile.slug !== null) return `/${profile.slug}`
      return profile.domain === null ? undefined : `//${profile.domain}`
    } catch (problem) {
      if (problem instanceof Refused && problem.refusal.why === 'not-found') return undefined
      throw problem
    }
  }
}
