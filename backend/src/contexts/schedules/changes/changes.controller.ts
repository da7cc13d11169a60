import { Controller, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../core/http/allow'
import { Reads } from '../../../core/http/call-kinds'
import { OfSeason } from '../../../core/http/of-tenant.dto'
import { InScope } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { TeamPath } from '../../teams/teams.dto'
import { ScheduleDifferenceAnswer, ScheduleNewsAnswer } from './changes.answers'
import { ScheduleDifferenceParams } from './changes.dto'
import { ScheduleNewsQuery } from './changes.queries'
import { ScheduleDifferenceQuery } from './difference.query'

/** A page shows what is new, and not all that ever was. */
const AT_MOST = 10

@ApiTags('schedules')
@Controller('api')
export class ScheduleChangesController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('teamsv2/:id/schedule-changes', [ScheduleNewsAnswer])
  @Allow('tenant')
  ofTeam(@Param() { id }: TeamPath, @Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<ScheduleNewsAnswer[]> {
    return this.queries.execute(new ScheduleNewsQuery({ scope, team: id, season: seasonId, limit: AT_MOST }))
  }

  @Reads('schedule-changes', ScheduleDifferenceAnswer)
  @Allow('staff')
  between(@Query() params: ScheduleDifferenceParams, @InScope() scope: Scope): Promise<ScheduleDifferenceAnswer> {
    return this.queries.execute(new ScheduleDifferenceQuery(scope, params.toWanted()))
  }
}
