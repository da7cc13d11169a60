import { Injectable } from '@nestjs/common'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { adminPage } from '@fullcourt/domain/pages/admin-pages'
import { matchPath } from '@fullcourt/domain/pages/path'
import { activeOf } from '@fullcourt/projections/card'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { seasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../../storage/documents/documents'
import { Tenants, type ActiveOrganization, type TenantKey } from '../../core/tenants/tenants'
import type { Asked } from './page-choice'
import { tenantNameOf } from './page-tenant'

/** Where visitors of a league's address are led; `missing`: the site that it names has no such league. */
type Lead = { readonly to: string } | 'missing' | undefined

const tenantIn = (url: string): TenantKey | undefined => {
  const query = new URL(url, 'http://page').searchParams
  const [slug, domain] = [query.get('slug'), query.get('domain')]
  if (slug) return { slug }
  return domain ? { domain } : undefined
}

const prefixOf = ({ tenant }: Asked) => (tenant.kind === 'slug' ? tenant.prefix : '')

/**
 * Where visitors are led from the address of a league, which is a page of the admin: to its standings on the public site
 * (docs/public-pages.md#which-pages-there-are).
 */
@Injectable()
export class LeaguePages {
  constructor(
    private readonly tenants: Tenants,
    private readonly documents: Documents,
  ) {}

  /** Undefined where it is no league's address, or names nobody's site. */
  async leadTo(asked: Asked): Promise<Lead> {
    const { tenant, path, url } = asked
    const at = matchPath(adminPage('leagueById').path, path.slice(prefixOf(asked).length).replace(/\/$/, ''))
    const name = tenant.kind === 'product' ? tenantIn(url) : tenantNameOf(tenant)
    const organization = at && name && (await this.tenants.byKey(name))
    if (!organization) return undefined
    const standings = await this.standingsOf(organization, Number(at.league))
    if (standings === undefined) return 'missing'
    const to = this.onSite(asked, organization, standings)
    return to === undefined ? undefined : { to }
  }

  /** Inside a site; undefined where the league is not one of its own. */
  private async standingsOf({ id }: ActiveOrganization, league: LeagueId): Promise<string | undefined> {
    const card = activeOf(await this.documents.get(leagueCard, league))
    const season = card && activeOf(await this.documents.get(seasonCard, card.season))
    if (season?.organization !== id) return undefined
    return `/teamList?league=${league}${season.active ? '' : `&season=${season.id}`}`
  }

  /** On the site that is open, else under its slug, else on its domain. */
  private onSite(asked: Asked, { profile }: ActiveOrganization, standings: string): string | undefined {
    const { tenant } = asked
    if (tenant.kind === 'slug' || (tenant.kind === 'domain' && !tenant.byQuery)) return prefixOf(asked) + standings
    if (profile.slug !== null) return `/${profile.slug}${standings}`
    if (profile.domain === null) return undefined
    return tenant.kind === 'domain' ? `${standings}&domain=${profile.domain}` : `//${profile.domain}${standings}`
  }
}
