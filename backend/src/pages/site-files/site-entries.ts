import { Injectable } from '@nestjs/common'
import { hasFeatureOf } from '@fullcourt/domain/pages/feature'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { pagesOfSite, publicPage } from '@fullcourt/domain/pages/public-pages'
import type { SiteTemplate } from '@fullcourt/domain/pages/site-templates'
import { BARS } from '@fullcourt/domain/pages/template-bars'
import { activeOf } from '@fullcourt/projections/card'
import { BLANK_SITE, siteContent } from '@fullcourt/projections/organizations/site'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../documents/documents'
import { PlayerCards } from '../../identity/player-cards'
import { DivisionReader } from '../../readers/division-reader'
import { SeasonReader } from '../../readers/season-reader'
import type { ActiveOrganization } from '../../tenants/tenants'
import type { SitemapEntry } from './sitemap'

/** Pages that show a season, and are in every menu of seasons. */
const inMenu = pagesOfSite('organization')
  .map(publicPage)
  .filter(page => page.inMenu && page.feature === undefined)
  .map(({ paths }) => paths[0])

const pagesOfPast = (season: SeasonId): readonly string[] => inMenu.map(path => `${path === '/' ? '' : path}?season=${season}`)

/** The pages that a site has whatever is played: those of the running season, its history, and those of its template. */
const ownPages = ({ flags }: ActiveOrganization, template: SiteTemplate): readonly string[] => {
  const ofTemplate = BARS[template].flatMap(link => (link === 'socials' ? [] : publicPage(link.page)))
  const ofSeason = pagesOfSite('organization')
    .map(publicPage)
    .filter(({ inMenu }) => inMenu)
  const pages = [...ofSeason, publicPage('champions'), ...ofTemplate].filter(page => hasFeatureOf(page, flags))
  return [...new Set(pages.map(({ paths }) => paths[0]))]
}

/** The pages of an organization's site that are of no game, for searches. */
@Injectable()
export class SiteEntries {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly divisions: DivisionReader,
    private readonly players: PlayerCards,
  ) {}

  /** `home`: the canonical address of the home page. */
  async of(organization: ActiveOrganization, home: string): Promise<readonly SitemapEntry[]> {
    const [ofSeasons, teams, players, { template }] = await Promise.all([
      this.pagesOfSeasons(organization),
      this.documents.list(teamCard, { index: 'organization', key: String(organization.id) }),
      this.players.ofOrganization(organization.id),
      this.documents.get(siteContent, organization.id).then(site => site ?? BLANK_SITE),
    ])
    const paths = [
      ...ownPages(organization, template).map(path => (path === '/' ? '' : path)),
      ...ofSeasons,
      ...teams.flatMap(({ body }) => activeOf(body) ?? []).map(({ id }) => `/teams/${id}`),
      ...players.map(({ id }) => `/players/${id}`),
    ]
    return paths.map(path => ({ address: `${home}${path}`, changedAt: null }))
  }

  /** The pages of past seasons, and the brackets of all. */
  private async pagesOfSeasons(organization: ActiveOrganization): Promise<readonly string[]> {
    const seasons = await this.seasons.seasonsOf(organization)
    const paths = await Promise.all(
      seasons.map(async season => {
        const divisions = await this.divisions.shownIn(season)
        const brackets = divisions.map(({ id }) => `/tournamentBracket?divisionId=${id}&seasonId=${season.id}`)
        return [...(season.active ? [] : pagesOfPast(season.id)), ...brackets]
      }),
    )
    return paths.flat()
  }
}
