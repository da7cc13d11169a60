import { Body, Controller, Param, Put } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import type { Call } from '../facts/call'
import { Commands } from '../facts/commands'
import { Allow } from '../http/allow'
import { CallOf, InScope, SeenRevision } from '../http/parameters'
import type { Scope } from '../http/scope'
import { GameRowAnswer } from './games.answers'
import { LeagueGamePath, ScoreDto } from './games.dto'
import { GameRow } from './game-row.query'
import { UpdateScore } from './update-score'

@ApiTags('games')
@Controller('api/seasonsv2/:seasonId/leagues/:leagueId/games')
export class LeagueGamesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Put(':gameId')
  @Allow('staff')
  @ApiOkResponse({ type: GameRowAnswer })
  async updateScore(
    @Param() path: LeagueGamePath,
    @Body() score: ScoreDto,
    @InScope() scope: Scope,
    @CallOf() call: Call,
    @SeenRevision() seen: number | undefined,
  ): Promise<GameRowAnswer> {
    await this.commands.execute(new UpdateScore(call, scope, path.gameId, score.toScore(), seen))
    return this.queries.execute(new GameRow(scope, path.gameId))
  }
}
