import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { oneOrganization, type Scope } from '../http/scope'
import { SeasonReader } from '../readers/season-reader'
import { leagueAnswer } from './league-answer'
import { LeagueTables } from '../standings/league-tables'
import type { LeagueWithTeamNamesAnswer } from './leagues.answers'

/** All leagues of an organization with the names of their teams, season by season. */
export class LeagueList {
  constructor(readonly scope: Scope) {}
}

@QueryHandler(LeagueList)
export class LeagueListHandler implements IQueryHandler<LeagueList> {
  constructor(
    private readonly reader: SeasonReader,
    private readonly tables: LeagueTables,
  ) {}

  async execute({ scope }: LeagueList): Promise<LeagueWithTeamNamesAnswer[]> {
    const leagues = await this.reader.leaguesOfAll(await this.reader.organization(scope, oneOrganization(scope)))
    const teamsOf = await this.tables.teamNames(leagues.map(({ league }) => league))
    return leagues.map(placed => {
      const teams = teamsOf.get(placed.league.id) ?? []
      return { ...leagueAnswer(scope, placed, teams.length), teams }
    })
  }
}
