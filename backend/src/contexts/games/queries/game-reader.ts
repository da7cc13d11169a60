import { Injectable } from '@nestjs/common'
import type { LeagueId, OrganizationId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { isCompleted } from '@fullcourt/domain/games/completed'
import { TEAM_NOT_FOUND } from '@fullcourt/domain/entries/decide'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { datesBetween } from '@fullcourt/projections/date-order'
import { ofTeam } from '@fullcourt/projections/games/game-lists'
import { gameOrder } from '@fullcourt/projections/games/game-order'
import type { ListRange } from '@fullcourt/projections/read-store'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import { inScope, oneOrganization, type Scope } from '../../../core/http/scope'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { GameRecord } from './game-answer'
import { hasLeague } from './game-name-reader'

/** Days are `YYYY-MM-DD`, both included. */
export type GamesFilter = {
  readonly season?: SeasonId | undefined
  readonly league?: LeagueId | undefined
  readonly team?: TeamId | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** What is meant where a filter names no season or league. */
export type Otherwise = 'active season' | 'all seasons'

/** Whether a game is of a league, or one of a bracket that a team of it plays. */
export const isOfLeague = ({ context }: GameRecord, league: LeagueId): boolean =>
  [context.league, context.home.league, context.away.league].includes(league)

/** Games in the order in which they are played. */
export const inPlayingOrder = (games: readonly GameRecord[]) =>
  games
    .map(game => ({ game, order: gameOrder(game.details, game.id) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ game }) => game)

/** Finds the games of a filter, in the order in which they are played. */
@Injectable()
export class GameReader {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
  ) {}

  async of(scope: Scope, filter: GamesFilter, otherwise: Otherwise): Promise<readonly GameRecord[]> {
    return this.ofActiveLeagues(await this.games(await this.seasonsOf(scope, filter, otherwise), filter))
  }

  /** The last completed games of the active season or of the one that the filter names, the newest first. */
  async latestResults(scope: Scope, filter: GamesFilter, limit: number): Promise<readonly GameRecord[]> {
    const games = await this.of(scope, filter, 'active season')
    return games
      .filter(({ score }) => isCompleted(score))
      .slice(-limit)
      .toReversed()
  }

  /** The league gives the season; what is named gives a super_admin's organization. */
  async seasonsOf(scope: Scope, { season, league, team }: GamesFilter, otherwise: Otherwise): Promise<readonly SeasonId[]> {
    const [ofLeague, named, organization] = await Promise.all([
      league === undefined ? undefined : this.seasons.leagueById(scope, league),
      season === undefined ? undefined : this.seasons.season(scope, season),
      team === undefined ? undefined : this.organizationOf(scope, team),
    ])
    if (ofLeague) return named === undefined || named.id === ofLeague.season.id ? [ofLeague.season.id] : []
    if (named) return [named.id]
    return this.seasonsOfAll(scope, organization ?? oneOrganization(scope), otherwise)
  }

  private async organizationOf(scope: Scope, team: TeamId): Promise<OrganizationId> {
    return inScope(scope, await this.documents.get(teamCard, team), TEAM_NOT_FOUND).organization
  }

  private async seasonsOfAll(scope: Scope, id: OrganizationId, otherwise: Otherwise): Promise<readonly SeasonId[]> {
    const organization = await this.seasons.organization(scope, id)
    if (otherwise === 'all seasons') return (await this.seasons.seasonsOf(organization)).map(season => season.id)
    const active = await this.seasons.activeSeason(organization)
    return active === undefined ? [] : [active.id]
  }

  private async games(seasons: readonly SeasonId[], filter: GamesFilter): Promise<readonly GameRecord[]> {
    const { league, team } = filter
    const range = datesBetween(filter)
    const list = async (index: string, key: number) => this.list({ index, key: String(key), ...range })
    if (seasons.length === 0) return []
    if (team !== undefined) {
      const lists = await Promise.all(seasons.map(season => this.list({ index: 'team', key: ofTeam(season, team), ...range })))
      return inPlayingOrder(lists.flat().filter(game => league === undefined || isOfLeague(game, league)))
    }
    if (league !== undefined) return list('league', league)
    const lists = await Promise.all(seasons.map(season => list('season', season)))
    return lists.length === 1 ? lists.flat() : inPlayingOrder(lists.flat())
  }

  private async list(range: ListRange): Promise<readonly GameRecord[]> {
    return this.documents.active(gameCard, range)
  }

  private async ofActiveLeagues(games: readonly GameRecord[]): Promise<readonly GameRecord[]> {
    const ids = games.flatMap(({ context }) => context.league ?? [])
    const leagues = await this.documents.getMany(leagueCard, ids)
    return games.filter(game => hasLeague(game, { leagues }))
  }
}
