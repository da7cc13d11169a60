import { Body, Controller, Param, Post, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger'
import { Commands } from '../../../core/facts/commands'
import { GamesParams } from '../../games/games.dto'
import { Allow } from '../../../core/http/allow'
import { InScope, ChangeInScope, type ChangeCall } from '../../../core/http/parameters'
import { Reads, Removes, Restores } from '../../../core/http/call-kinds'
import type { Scope } from '../../../core/http/scope'
import { ByeQuery, ByesQuery, LeagueByesQuery } from './byes.queries'
import { ByeAnswer } from './byes.answers'
import { ByePath, NewByeDto } from './byes.dto'
import { DeleteBye, RestoreBye } from './byes.commands'
import { GiveBye } from './give-bye.command'
import { LeaguePath } from '../../../core/access/paths.dto'

@ApiTags('schedules')
@Controller('api/bye-dates')
export class ByesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('season/:seasonId/league/:leagueId', [ByeAnswer])
  @Allow('staff')
  ofLeague(@Param() path: LeaguePath, @InScope() scope: Scope): Promise<ByeAnswer[]> {
    return this.queries.execute(new LeagueByesQuery({ scope, league: path.toLeague() }))
  }

  @Reads('public', [ByeAnswer])
  @Allow('tenant')
  list(@Query() query: GamesParams, @InScope() scope: Scope): Promise<ByeAnswer[]> {
    return this.queries.execute(new ByesQuery({ scope, filter: query.toFilter() }))
  }

  @Post()
  @Allow('staff')
  @ApiCreatedResponse({ type: ByeAnswer, description: 'The bye of that date, with all its teams' })
  async give(
    @Body() { date, team_id: team, league_id: league }: NewByeDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<ByeAnswer> {
    const { id } = await this.commands.execute(new GiveBye(context, { scope, team, date, league: league ?? undefined }))
    return this.queries.execute(new ByeQuery({ scope, bye: id }))
  }

  @Removes(':id')
  @Allow('staff')
  async delete(@Param() { id }: ByePath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new DeleteBye(context, { scope, bye: id }))
  }

  @Restores(':id')
  @Allow('staff')
  async restore(@Param() { id }: ByePath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreBye(context, { scope, bye: id }))
  }
}
