import { Controller, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../core/http/allow'
import { Reads } from '../../../core/http/call-kinds'
import { OfSeason } from '../../../core/http/of-tenant.dto'
import { InScope } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { TeamPath } from '../../teams/teams.dto'
import { ScheduleNewsAnswer } from './changes.answers'
import { ScheduleNewsQuery } from './changes.queries'

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
}
