import { applyDecorators, Controller, Get, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger'
import { GamePath, GamesParams } from '../../contexts/games/games.dto'
import { Allow } from '../../core/http/allow'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { TextAnswer } from '../../core/http/raw-answers'
import { PlayerPath } from '../../contexts/players/players.dto'
import { GamesQuery } from '../../contexts/games/games.queries'
import { PlayerStatsQuery } from '../../contexts/players/players.queries'
import { BoxScoreQuery } from '../../contexts/games/box-score.queries'
import { csvText, type ExportTable } from '../../core/http/csv'
import { OfSeason } from '../../core/http/of-tenant.dto'
import { StandingsParams } from './exports.dto'
import { LeadersExportQuery } from './exports.queries'
import { ShownTables } from './shown-tables'
import { boxScoreTable, gameLogTable, playersTable, scheduleTable, standingsTable } from './tables'

const AnswersTable = (description: string) =>
  applyDecorators(
    Allow('tenant'),
    ApiProduces('text/csv'),
    ApiOkResponse({ type: String, description: `${description}, as CSV` }),
  )

const asCsv = (table: ExportTable) => new TextAnswer(csvText(table), 'text/csv; charset=utf-8', `${table.name}.csv`)

/** The tables of public pages, to be taken along: each shows what a page shows, and nothing more. */
@ApiTags('tables')
@Controller('api')
export class ExportsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly tables: ShownTables,
  ) {}

  @Get('standings.csv')
  @AnswersTable('The tables of the active season, of another or of one league')
  async standings(@Query() { seasonId, leagueId, through }: StandingsParams, @InScope() scope: Scope): Promise<TextAnswer> {
    return asCsv(standingsTable(await this.tables.of(scope, { season: seasonId, league: leagueId, through })))
  }

  @Get('schedule.csv')
  @AnswersTable('The games of the active season, of another, of a league or a team')
  async schedule(@Query() query: GamesParams, @InScope() scope: Scope): Promise<TextAnswer> {
    const games = new GamesQuery({ scope, filter: query.toFilter(), otherwise: 'active season' })
    return asCsv(scheduleTable(await this.queries.execute(games)))
  }

  @Get('leaders.csv')
  @AnswersTable('The leaders of the active season or of another')
  async leaders(@Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<TextAnswer> {
    return asCsv(await this.queries.execute(new LeadersExportQuery({ scope, season: seasonId })))
  }

  @Get('players.csv')
  @AnswersTable('The players with their teams: all of them, or those of a season')
  async players(@Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<TextAnswer> {
    return asCsv(playersTable(await this.tables.players(scope, seasonId), seasonId))
  }

  @Get('gamesv2/:id/box-score.csv')
  @AnswersTable('The box score of a game')
  async boxScore(@Param() { id }: GamePath, @InScope() scope: Scope): Promise<TextAnswer> {
    return asCsv(boxScoreTable(await this.queries.execute(new BoxScoreQuery({ scope, game: id }))))
  }

  @Get('playersv2/:id/games.csv')
  @AnswersTable('The games of a player with their figures')
  async gameLog(@Param() { id }: PlayerPath, @InScope() scope: Scope): Promise<TextAnswer> {
    return asCsv(gameLogTable(id, await this.queries.execute(new PlayerStatsQuery({ scope, player: id }))))
  }
}
