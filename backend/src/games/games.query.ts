import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { LeagueId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { LEAGUE_NOT_FOUND, TEAM_NOT_FOUND } from '@fullcourt/domain/seasons/leagues/decide'
import { SEASON_NOT_FOUND } from '@fullcourt/domain/seasons/decide'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { gameOrder, gamesBetween } from '@fullcourt/projections/games/game-order'
import type { ListRange } from '@fullcourt/projections/read-store'
import { leagueCard, type LeagueCard } from '@fullcourt/projections/seasons/league'
import { seasonCard } from '@fullcourt/projections/seasons/season'
import { teamCard, type TeamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../documents/documents'
import { inScope, oneOrganization, type Scope } from '../http/scope'
import { SeasonsShown } from '../statistics/seasons-shown'
import type { KnownGame } from './game-answer'
import { GameNamesOf } from './game-names'
import type { GameAnswer } from './games.answers'

/** Days are `YYYY-MM-DD`, both included. */
export type GamesFilter = {
  readonly season?: SeasonId | undefined
  readonly league?: LeagueId | undefined
  readonly team?: TeamId | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Games in the order in which they are played: of the active season, or of all, where the filter names no season or league. */
export class Games {
  constructor(
    readonly scope: Scope,
    readonly filter: GamesFilter,
    readonly otherwise: 'active season' | 'all seasons',
  ) {}
}

type Named = { readonly league: Known<LeagueCard> | undefined; readonly team: Known<TeamCard> | undefined }

const isIn = ({ place }: KnownGame, league: LeagueId) => [place.league, place.home.league, place.away.league].includes(league)

const inOrder = (games: readonly KnownGame[]) =>
  games
    .map(game => ({ game, order: gameOrder(game.details, game.id) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ game }) => game)

@QueryHandler(Games)
export class GamesHandler implements IQueryHandler<Games> {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonsShown,
    private readonly names: GameNamesOf,
  ) {}

  async execute({ scope, filter, otherwise }: Games): Promise<GameAnswer[]> {
    const named = await this.named(scope, filter)
    const seasons = await this.seasonsOf(scope, filter, named, otherwise)
    return this.names.answers(await this.games(seasons, filter))
  }

  private async named(scope: Scope, { league, team }: GamesFilter): Promise<Named> {
    const [leagueNamed, teamNamed] = await Promise.all([
      league === undefined ? undefined : this.documents.get(leagueCard, league),
      team === undefined ? undefined : this.documents.get(teamCard, team),
    ])
    return {
      league: league === undefined ? undefined : inScope(scope, leagueNamed, LEAGUE_NOT_FOUND),
      team: team === undefined ? undefined : inScope(scope, teamNamed, TEAM_NOT_FOUND),
    }
  }

  /** A league tells its season; what is named tells a super_admin's organization. */
  private async seasonsOf(
    scope: Scope,
    filter: GamesFilter,
    { league, team }: Named,
    otherwise: Games['otherwise'],
  ): Promise<readonly SeasonId[]> {
    const season = filter.season ?? league?.season
    if (season !== undefined) {
      const { id } = inScope(scope, await this.documents.get(seasonCard, season), SEASON_NOT_FOUND)
      return league === undefined || league.season === id ? [id] : []
    }
    const organization = team?.organization ?? oneOrganization(scope)
    if (otherwise === 'all seasons') return (await this.seasons.of(organization)).map(({ id }) => id)
    const active = await this.seasons.active(organization)
    return active === undefined ? [] : [active.id]
  }

  private async games(seasons: readonly SeasonId[], { league, team, from, to }: GamesFilter): Promise<readonly KnownGame[]> {
    const range = gamesBetween({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) })
    const list = async (index: string, key: number) => this.list({ index, key: String(key), ...range })
    if (seasons.length === 0) return []
    if (team !== undefined) {
      const games = await list('team', team)
      return games.filter(game => seasons.includes(game.place.season) && (league === undefined || isIn(game, league)))
    }
    if (league !== undefined) return list('league', league)
    const lists = await Promise.all(seasons.map(season => list('season', season)))
    return lists.length === 1 ? lists.flat() : inOrder(lists.flat())
  }

  private async list(range: ListRange): Promise<readonly KnownGame[]> {
    return (await this.documents.list(gameCard, range)).flatMap(({ body }) => activeOf<GameCard>(body) ?? [])
  }
}
