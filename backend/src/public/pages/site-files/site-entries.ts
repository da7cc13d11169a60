import { Injectable } from '@nestjs/common'
import { hasFeatureOf } from '@fullcourt/domain/pages/feature'
import { pagesOfSite, publicPage, type PublicPage } from '@fullcourt/domain/pages/public-pages'
import type { SiteTemplate } from '@fullcourt/domain/pages/site-templates'
import { BARS } from '@fullcourt/domain/pages/template-bars'
import type { Known } from '@fullcourt/projections/card'
import { BLANK_SITE, siteContent } from '@fullcourt/projections/organizations/site'
import type { SeasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../../../storage/documents/documents'
import { DivisionReader } from '../../../core/readers/division-reader'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { ActiveOrganization } from '../../../core/tenants/tenants'
import { LastChanges, lastOf } from './last-changes'
import type { SitemapEntry } from './sitemap'

/** A page inside a site, and when it changed. */
type Path = { readonly path: string; readonly changedAt: string | null }

type ChangedSeason = { readonly season: Known<SeasonCard>; readonly changedAt: string | null }

const HOME = publicPage('home')
const CHAMPIONS = publicPage('champions')

const pagesInMenu = pagesOfSite('organization')
  .map(publicPage)
  .filter(({ inMenu }) => inMenu)

/** The canonical address of a page inside a site, as it follows that of the home page. */
const addressOf = ({ paths: [path] }: PublicPage): string => (path === '/' ? '' : path)

/** The pages that a site has whatever is played: those of the running season, its history, and those of its template. */
const ownPages = ({ flags }: ActiveOrganization, template: SiteTemplate): readonly PublicPage[] => {
  const ofTemplate = BARS[template].flatMap(link => (link === 'socials' ? [] : publicPage(link.page)))
  return [...new Set([...pagesInMenu, CHAMPIONS, ...ofTemplate])].filter(page => hasFeatureOf(page, flags))
}

/** When a page changed that has no thing of its own: what it shows is played, written, or both. The current season comes first. */
const changeOf = (page: PublicPage, seasons: readonly ChangedSeason[], written: string | null): string | null => {
  const played = seasons.map(({ changedAt }) => changedAt)
  if (page === CHAMPIONS) return lastOf(played)
  const current = page.ofSeason ? played.slice(0, 1) : []
  return lastOf(page.inMenu && page !== HOME ? current : [...current, written])
}

/** The pages of an organization's site that are of no game, team or player, for searches. */
@Injectable()
export class SiteEntries {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly divisions: DivisionReader,
    private readonly changes: LastChanges,
  ) {}

  /** `home`: the canonical address of the home page. */
  async of(organization: ActiveOrganization, home: string): Promise<readonly SitemapEntry[]> {
    const seasons = await this.changedSeasons(organization)
    const paths = await Promise.all([this.ownPages(organization, seasons), this.pagesOfSeasons(seasons)])
    return paths.flat().map(({ path, changedAt }) => ({ address: `${home}${path}`, changedAt }))
  }

  private async changedSeasons(organization: ActiveOrganization): Promise<readonly ChangedSeason[]> {
    const seasons = await this.seasons.seasonsOf(organization)
    const moments = await this.changes.ofEach(
      'season',
      seasons.map(({ id }) => id),
    )
    return seasons.map((season, at) => ({ season, changedAt: moments[at] ?? null }))
  }

  private async ownPages(organization: ActiveOrganization, seasons: readonly ChangedSeason[]): Promise<readonly Path[]> {
    const site = (await this.documents.get(siteContent, organization.id)) ?? BLANK_SITE
    const pages = ownPages(organization, site.template)
    return pages.map(page => ({ path: addressOf(page), changedAt: changeOf(page, seasons, site.changedAt) }))
  }

  /** The pages of past seasons, and the brackets of all. */
  private async pagesOfSeasons(seasons: readonly ChangedSeason[]): Promise<readonly Path[]> {
    const ofSeasons = await Promise.all(
      seasons.map(async ({ season, changedAt }) => {
        const { id, active } = season
        const past = active ? [] : pagesInMenu.filter(({ feature }) => feature === undefined)
        const divisions = await this.divisions.shownIn(season)
        const paths = [
          ...past.map(page => `${addressOf(page)}?season=${id}`),
          ...divisions.map(division => `/tournamentBracket?divisionId=${division.id}&seasonId=${id}`),
        ]
        return paths.map(path => ({ path, changedAt }))
      }),
    )
    return ofSeasons.flat()
  }
}
