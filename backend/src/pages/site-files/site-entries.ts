import { Injectable } from '@nestjs/common'
import { hasFeatureOf } from '@fullcourt/domain/pages/feature'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { pagesOfSite, publicPage } from '@fullcourt/domain/pages/public-pages'
import type { SiteTemplate } from '@fullcourt/domain/pages/site-templates'
import { BARS } from '@fullcourt/domain/pages/template-bars'
import { activeOf, knownOf } from '@fullcourt/projections/card'
import { appointment } from '@fullcourt/projections/games/appointment'
import { BLANK_SITE, siteContent } from '@fullcourt/projections/organizations/site'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../documents/documents'
import { GameReader } from '../../games/queries/game-reader'
import type { GameRecord } from '../../games/queries/game-answer'
import { PlayerCards } from '../../identity/player-cards'
import { DivisionReader } from '../../readers/division-reader'
import { SeasonReader } from '../../readers/season-reader'
import type { ActiveOrganization } from '../../tenants/tenants'
import { latest, type SitemapEntry } from './sitemap'

type Changes = ReadonlyMap<number, string | null>

const teamsOf = ({ context }: GameRecord) => [context.home.team, context.away.team]

/** When a team's page changed last: with any of its games. */
const changesOfTeams = (games: readonly GameRecord[], changes: Changes): Changes => {
  const teams = new Map<number, string | null>()
  for (const game of games)
    for (const team of teamsOf(game)) teams.set(team, latest([teams.get(team) ?? null, changes.get(game.id) ?? null]))
  return teams
}

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

type SeasonPages = { readonly season: SeasonId; readonly paths: readonly string[] }

/** The pages of an organization's site, for searches. */
@Injectable()
export class SiteEntries {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly divisions: DivisionReader,
    private readonly games: GameReader,
    private readonly players: PlayerCards,
  ) {}

  /** `home`: the canonical address of the home page. */
  async of(organization: ActiveOrganization, home: string): Promise<readonly SitemapEntry[]> {
    const [seasons, games, teams, players, { template }] = await Promise.all([
      this.pagesOfSeasons(organization),
      this.games.of({ kind: 'public', organization: organization.id }, {}, 'all seasons'),
      this.documents.list(teamCard, { index: 'organization', key: String(organization.id) }),
      this.players.ofOrganization(organization.id),
      this.documents.get(siteContent, organization.id).then(site => site ?? BLANK_SITE),
    ])
    const changes = await this.changesOf(games)
    const ofTeams = changesOfTeams(games, changes)
    const changedIn = (season: SeasonId) =>
      latest(games.filter(({ context }) => context.season === season).map(({ id }) => changes.get(id) ?? null))
    const changed = latest([...changes.values()])
    const entry = (path: string, changedAt: string | null): SitemapEntry => ({ address: `${home}${path}`, changedAt })
    return [
      ...ownPages(organization, template).map(path => entry(path === '/' ? '' : path, changed)),
      ...seasons.flatMap(({ season, paths }) => paths.map(path => entry(path, changedIn(season)))),
      ...teams.flatMap(({ body }) => activeOf(body) ?? []).map(({ id }) => entry(`/teams/${id}`, ofTeams.get(id) ?? null)),
      ...games.map(({ id }) => entry(`/games/${id}`, changes.get(id) ?? null)),
      ...players.map(({ id }) => entry(`/players/${id}`, null)),
    ]
  }

  /** The pages of past seasons, and the brackets of all. */
  private async pagesOfSeasons(organization: ActiveOrganization): Promise<readonly SeasonPages[]> {
    const seasons = await this.seasons.seasonsOf(organization)
    return Promise.all(
      seasons.map(async season => {
        const divisions = await this.divisions.shownIn(season)
        const brackets = divisions.map(({ id }) => `/tournamentBracket?divisionId=${id}&seasonId=${season.id}`)
        return { season: season.id, paths: [...(season.active ? [] : pagesOfPast(season.id)), ...brackets] }
      }),
    )
  }

  private async changesOf(games: readonly GameRecord[]): Promise<Changes> {
    const appointments = await this.documents.getMany(
      appointment,
      games.map(({ id }) => id),
    )
    return new Map(games.map(({ id }) => [id, knownOf(appointments.get(String(id)))?.changedAt ?? null]))
  }
}
