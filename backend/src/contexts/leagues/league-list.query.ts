import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { SeasonReader, type SeasonLeague } from '../../core/readers/season-reader'
import { leagueAnswer } from './league-answer'
import { LeagueTables } from '../standings/league-tables'
import type { LeagueWithTeamNamesAnswer } from './leagues.answers'

/** The leagues of an organization with the names of their teams, season by season; or those of one season. */
export class LeagueListQuery {
  constructor(
    readonly scope: Scope,
    readonly season?: SeasonId,
  ) {}
}

@QueryHandler(LeagueListQuery)
export class LeagueListQueryHandler implements IQueryHandler<LeagueListQuery> {
  constructor(
    private readonly reader: SeasonReader,
    private readonly tables: LeagueTables,
  ) {}

  async execute({ scope, season }: LeagueListQuery): Promise<LeagueWithTeamNamesAnswer[]> {
    const leagues = await this.leagues(scope, season)
    const teamsOf = await this.tables.teamNames(leagues.map(({ league }) => league))
    return leagues.map(placed => {
      const teams = teamsOf.get(placed.league.id) ?? []
      return { ...leagueAnswer(scope, placed, teams.length), teams }
    })
  }

  private async leagues(scope: Scope, season: SeasonId | undefined): Promise<readonly SeasonLeague[]> {
    if (season !== undefined) return this.reader.leaguesOf(await this.reader.season(scope, season))
    return this.reader.leaguesOfAll(await this.reader.organization(scope, oneOrganization(scope)))
  }
}
