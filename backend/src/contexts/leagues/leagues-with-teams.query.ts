import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../core/http/scope'
import { SeasonReader } from '../../core/readers/season-reader'
import { leagueAnswer } from './league-answer'
import { LeagueTables } from '../standings/league-tables'
import type { LeagueWithTeamsAnswer } from './leagues.answers'
import { gamesCounted } from '../standings/table-row'

/** The leagues of a season in their order, each with its table. */
export class LeaguesWithTeamsQuery {
  constructor(
    readonly scope: Scope,
    readonly season: SeasonId,
  ) {}
}

@QueryHandler(LeaguesWithTeamsQuery)
export class LeaguesWithTeamsQueryHandler implements IQueryHandler<LeaguesWithTeamsQuery> {
  constructor(
    private readonly reader: SeasonReader,
    private readonly tables: LeagueTables,
  ) {}

  async execute({ scope, season }: LeaguesWithTeamsQuery): Promise<LeagueWithTeamsAnswer[]> {
    const leagues = await this.reader.leaguesOf(await this.reader.season(scope, season))
    const tables = await this.tables.of(leagues.map(({ league }) => league))
    return leagues.map(placed => {
      const teams = tables.get(placed.league.id) ?? []
      return { ...leagueAnswer(scope, placed, teams.length), gamesPlayed: gamesCounted(teams), teams }
    })
  }
}
