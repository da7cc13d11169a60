import { Controller, Get, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { TeamListQuery } from './teams.queries'
import { TeamDetailQuery } from './queries/team-detail.query'
import { TeamAnswer, TeamDetailAnswer } from './teams.answers'
import { TeamDetailParams, TeamPath } from './teams.dto'

@ApiTags('teams')
@Controller('api/teamsv2')
export class TeamsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Allow('tenant')
  @ApiOkResponse({ type: [TeamAnswer] })
  list(@InScope() scope: Scope): Promise<TeamAnswer[]> {
    return this.queries.execute(new TeamListQuery({ scope }))
  }

  @Get(':id')
  @Allow('tenant')
  @ApiOkResponse({ type: TeamDetailAnswer })
  team(
    @Param() { id }: TeamPath,
    @Query() { seasonId, games }: TeamDetailParams,
    @InScope() scope: Scope,
  ): Promise<TeamDetailAnswer> {
    return this.queries.execute(new TeamDetailQuery(scope, id, seasonId, games))
  }
}
