import { Injectable } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import type { LeagueId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { oneOrganization, type Scope } from '../http/scope'
import type { LeagueWithTeamsAnswer } from '../leagues/leagues.answers'
import { LeaguesWithTeams } from '../leagues/leagues-with-teams.query'
import { SeasonReader } from '../readers/season-reader'

/** Whose tables: of a league, or of all leagues of a season, the active one where none is named. */
export type TablesOf = { readonly season?: SeasonId | undefined; readonly league?: LeagueId | undefined }

/** Reads the tables that a page of standings shows. */
@Injectable()
export class ShownTables {
  constructor(
    private readonly seasons: SeasonReader,
    private readonly queries: QueryBus,
  ) {}

  async of(scope: Scope, { season: named, league }: TablesOf): Promise<readonly LeagueWithTeamsAnswer[]> {
    const season = named ?? (await this.seasonOf(scope, league))
    if (season === undefined) return []
    const leagues = await this.queries.execute<LeaguesWithTeams, LeagueWithTeamsAnswer[]>(new LeaguesWithTeams(scope, season))
    return leagues.filter(({ id }) => league === undefined || id === league)
  }

  private async seasonOf(scope: Scope, league: LeagueId | undefined): Promise<SeasonId | undefined> {
    if (league !== undefined) return (await this.seasons.leagueById(scope, league)).season.id
    const organization = await this.seasons.organization(scope, oneOrganization(scope))
    return (await this.seasons.activeSeason(organization))?.id
  }
}
