import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { TakesBody } from '../../core/http/body-limits'
import { refuseOthers } from '../../core/http/as-stored'
import { InScope, ChangeInScope, type ChangeCall, ChangeIfMatch, type ChangeCallIfMatch } from '../../core/http/parameters'
import { Adds, Changes, Reads, Removes, Restores } from '../../core/http/call-kinds'
import type { Scope } from '../../core/http/scope'
import { ScheduleQuery, SchedulesQuery, ScheduleStateQuery } from './schedules.queries'
import { CancelGeneration } from './commands/cancel-generation.command'
import { ChangeSchedule, CreateSchedule, DeleteSchedule, RestoreSchedule } from './schedules.commands'
import { ScheduleStateAnswer } from './report.answers'
import { ScheduleAnswer } from './schedules.answers'
import { CancelDto, NewScheduleDto, ScheduleDto, SchedulePath, SchedulesParams } from './schedules.dto'

@ApiTags('schedules')
@Controller('api/schedules')
export class SchedulesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('', [ScheduleAnswer])
  @Allow('staff')
  list(@Query() { leagueId }: SchedulesParams, @InScope() scope: Scope): Promise<ScheduleAnswer[]> {
    return this.queries.execute(new SchedulesQuery({ scope, league: leagueId }))
  }

  @Adds('', ScheduleAnswer)
  @Allow('staff')
  @TakesBody({ kilobytes: 256, values: 12_000 })
  async create(@Body() dto: NewScheduleDto, @ChangeInScope() { scope, context }: ChangeCall): Promise<ScheduleAnswer> {
    const command = new CreateSchedule(context, {
      scope,
      league: dto.leagueId,
      details: dto.toSchedule(),
      allowConflicts: dto.allowConflicts ?? false,
    })
    const { id } = await this.commands.execute(command)
    return this.queries.execute(new ScheduleQuery({ scope, schedule: id }))
  }

  @Changes(':id', ScheduleAnswer)
  @Allow('staff')
  @TakesBody({ kilobytes: 256, values: 12_000 })
  async change(
    @Param() { id }: SchedulePath,
    @Body() dto: ScheduleDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<ScheduleAnswer> {
    await refuseOthers(dto, () => this.queries.execute(new ScheduleQuery({ scope, schedule: id })))
    const { allowConflicts = false } = dto
    await this.commands.execute(
      new ChangeSchedule(context, { scope, schedule: id, wanted: dto.toWanted(), expectedRevision, allowConflicts }),
    )
    return this.queries.execute(new ScheduleQuery({ scope, schedule: id }))
  }

  @Removes(':id')
  @Allow('staff')
  async remove(@Param() { id }: SchedulePath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new DeleteSchedule(context, { scope, schedule: id }))
  }

  @Reads(':id/report', ScheduleStateAnswer)
  @Allow('staff')
  report(@Param() { id }: SchedulePath, @InScope() scope: Scope): Promise<ScheduleStateAnswer> {
    return this.queries.execute(new ScheduleStateQuery({ scope, schedule: id }))
  }

  @Post(':id/cancel')
  @Allow('staff')
  @HttpCode(200)
  @ApiOkResponse({ type: ScheduleAnswer, description: 'The schedule as it is; its generation, where there was one, has ended' })
  async cancel(
    @Param() { id }: SchedulePath,
    @Body() _: CancelDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<ScheduleAnswer> {
    await this.commands.execute(new CancelGeneration(context, { scope, schedule: id }))
    return this.queries.execute(new ScheduleQuery({ scope, schedule: id }))
  }

  @Restores(':id')
  @Allow('staff')
  async restore(@Param() { id }: SchedulePath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreSchedule(context, { scope, schedule: id }))
  }
}
