import { Body, Controller, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../../core/facts/commands'
import { GamesParams } from '../../games/games.dto'
import { Allow } from '../../../core/http/allow'
import { InScope, ChangeInScope, type ChangeCall } from '../../../core/http/parameters'
import { Adds, Reads, Removes, Restores } from '../../../core/http/call-kinds'
import type { Scope } from '../../../core/http/scope'
import { WeekOffQuery, WeekOffsQuery, LeagueWeekOffsQuery } from './week-offs.queries'
import { WeekOffAnswer } from './week-offs.answers'
import { WeekOffPath, NewWeekOffDto } from './week-offs.dto'
import { DeleteWeekOff, AddWeekOff, RestoreWeekOff } from './week-offs.commands'
import { LeaguePath } from '../../../core/access/paths.dto'

@ApiTags('schedules')
@Controller('api/week-offs')
export class WeekOffsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('season/:seasonId/league/:leagueId', [WeekOffAnswer])
  @Allow('staff')
  ofLeague(@Param() path: LeaguePath, @InScope() scope: Scope): Promise<WeekOffAnswer[]> {
    return this.queries.execute(new LeagueWeekOffsQuery({ scope, league: path.toLeague() }))
  }

  @Reads('public', [WeekOffAnswer])
  @Allow('tenant')
  list(@Query() query: GamesParams, @InScope() scope: Scope): Promise<WeekOffAnswer[]> {
    return this.queries.execute(new WeekOffsQuery({ scope, filter: query.toFilter() }))
  }

  @Adds('', WeekOffAnswer)
  @Allow('staff')
  async add(@Body() dto: NewWeekOffDto, @ChangeInScope() { scope, context }: ChangeCall): Promise<WeekOffAnswer> {
    const { id } = await this.commands.execute(
      new AddWeekOff(context, { scope, league: dto.toLeague(), wanted: { date: dto.date, reason: dto.reason ?? null } }),
    )
    return this.queries.execute(new WeekOffQuery({ scope, weekOff: id }))
  }

  @Removes(':id')
  @Allow('staff')
  async delete(@Param() { id }: WeekOffPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new DeleteWeekOff(context, { scope, weekOff: id }))
  }

  @Restores(':id')
  @Allow('staff')
  async restore(@Param() { id }: WeekOffPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreWeekOff(context, { scope, weekOff: id }))
  }
}
