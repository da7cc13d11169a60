import { Injectable } from '@nestjs/common'
import { hasFeatureOf } from '@fullcourt/domain/pages/feature'
import { pagesOfSite, publicPage } from '@fullcourt/domain/pages/public-pages'
import { activeOf, knownOf } from '@fullcourt/projections/card'
import { appointment } from '@fullcourt/projections/games/appointment'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../documents/documents'
import { GameReader } from '../../games/queries/game-reader'
import type { GameRecord } from '../../games/queries/game-answer'
import { PlayerCards } from '../../identity/player-cards'
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

/** The pages of an organization's site, for searches. */
@Injectable()
export class SiteEntries {
  constructor(
    private readonly documents: Documents,
    private readonly games: GameReader,
    private readonly players: PlayerCards,
  ) {}

  /** `home`: the canonical address of the home page. */
  async of(organization: ActiveOrganization, home: string): Promise<readonly SitemapEntry[]> {
    const [games, teams, players] = await Promise.all([
      this.games.of({ kind: 'public', organization: organization.id }, {}, 'all seasons'),
      this.documents.list(teamCard, { index: 'organization', key: String(organization.id) }),
      this.players.ofOrganization(organization.id),
    ])
    const changes = await this.changesOf(games)
    const ofTeams = changesOfTeams(games, changes)
    const changed = latest([...changes.values()])
    const entry = (path: string, changedAt: string | null): SitemapEntry => ({ address: `${home}${path}`, changedAt })
    return [
      ...this.menuPages(organization).map(path => entry(path === '/' ? '' : path, changed)),
      ...teams.flatMap(({ body }) => activeOf(body) ?? []).map(({ id }) => entry(`/teams/${id}`, ofTeams.get(id) ?? null)),
      ...games.map(({ id }) => entry(`/games/${id}`, changes.get(id) ?? null)),
      ...players.map(({ id }) => entry(`/players/${id}`, null)),
    ]
  }

  private menuPages({ flags }: ActiveOrganization): readonly string[] {
    return pagesOfSite('organization')
      .map(publicPage)
      .filter(page => page.inMenu && hasFeatureOf(page, flags))
      .map(({ paths }) => paths[0])
  }

  private async changesOf(games: readonly GameRecord[]): Promise<Changes> {
    const appointments = await this.documents.getMany(
      appointment,
      games.map(({ id }) => id),
    )
    return new Map(games.map(({ id }) => [id, knownOf(appointments.get(String(id)))?.changedAt ?? null]))
  }
}
