import { Injectable } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import type { LeagueId, SeasonId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../core/http/scope'
import type { LeagueWithTeamsAnswer } from '../../contexts/leagues/leagues.answers'
import type { PlayerAnswer } from '../../contexts/players/players.answers'
import { SeasonReader } from '../../core/readers/season-reader'
import { LeaguesWithTeamsQuery } from '../../contexts/leagues/leagues.queries'
import { PlayerListQuery } from '../../contexts/players/players.queries'

/** Whose tables: of a league, or of all leagues of a season, the active one where none is named; `through` a day. */
export type TablesOf = {
  readonly season?: SeasonId | undefined
  readonly league?: LeagueId | undefined
  readonly through?: string | undefined
}

/** Reads the tables that a page of standings shows. */
@Injectable()
export class ShownTables {
  constructor(
    private readonly seasons: SeasonReader,
    private readonly queries: QueryBus,
  ) {}

  async of(scope: Scope, of: TablesOf): Promise<readonly LeagueWithTeamsAnswer[]> {
    const [season, { league, through }] = [await this.seasonOf(scope, of), of]
    if (season === undefined) return []
    const leagues = await this.queries.execute(new LeaguesWithTeamsQuery({ scope, season, through }))
    return leagues.filter(({ id }) => league === undefined || id === league)
  }

  /** The players of the organization, for the table of a season or of all; a season of another one is not there. */
  async players(scope: Scope, season: SeasonId | undefined): Promise<readonly PlayerAnswer[]> {
    if (season !== undefined) await this.seasons.season(scope, season)
    return this.queries.execute(new PlayerListQuery({ scope }))
  }

  /** The season whose tables these are; undefined where none is active. */
  async seasonOf(scope: Scope, { season, league }: TablesOf): Promise<SeasonId | undefined> {
    if (season !== undefined) return season
    if (league !== undefined) return (await this.seasons.leagueById(scope, league)).season.id
    return (await this.seasons.namedOrActive(scope, undefined))?.id
  }
}
