import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { LeagueId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { oneOrganization, type Scope } from '../http/scope'
import type { LeagueWithTeamsAnswer } from '../leagues/leagues.answers'
import { LeaguesWithTeams } from '../leagues/leagues-with-teams.query'
import { SeasonReader } from '../readers/season-reader'
import type { Table } from './csv'
import { standingsTable } from './tables/standings-table'

/** The tables of a league, or of all leagues of a season: the active one where none is named. */
export class StandingsExport {
  constructor(
    readonly scope: Scope,
    readonly of: { readonly season?: SeasonId | undefined; readonly league?: LeagueId | undefined },
  ) {}
}

@QueryHandler(StandingsExport)
export class StandingsExportHandler implements IQueryHandler<StandingsExport> {
  constructor(
    private readonly seasons: SeasonReader,
    private readonly queries: QueryBus,
  ) {}

  async execute({ scope, of }: StandingsExport): Promise<Table> {
    const season = of.season ?? (await this.seasonOf(scope, of.league))
    if (season === undefined) return standingsTable([])
    const leagues = await this.queries.execute<LeaguesWithTeams, LeagueWithTeamsAnswer[]>(new LeaguesWithTeams(scope, season))
    return standingsTable(leagues.filter(({ id }) => of.league === undefined || id === of.league))
  }

  private async seasonOf(scope: Scope, league: LeagueId | undefined): Promise<SeasonId | undefined> {
    if (league !== undefined) return (await this.seasons.leagueById(scope, league)).season.id
    const organization = await this.seasons.organization(scope, oneOrganization(scope))
    return (await this.seasons.activeSeason(organization))?.id
  }
}
