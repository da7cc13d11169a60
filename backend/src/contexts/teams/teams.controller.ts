import { Controller, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { Reads } from '../../core/http/call-kinds'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { TeamPlaceAnswer } from '../standings/standings.answers'
import { OfSeason } from '../../core/http/of-tenant.dto'
import { TeamListQuery, TeamPlacesQuery } from './teams.queries'
import { TeamDetailQuery } from './queries/team-detail.query'
import { TeamAnswer, TeamDetailAnswer } from './teams.answers'
import { TeamDetailParams, TeamPath } from './teams.dto'

@ApiTags('teams')
@Controller('api/teamsv2')
export class TeamsController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('', [TeamAnswer])
  @Allow('tenant')
  list(@InScope() scope: Scope): Promise<TeamAnswer[]> {
    return this.queries.execute(new TeamListQuery({ scope }))
  }

  @Reads(':id', TeamDetailAnswer)
  @Allow('tenant')
  team(
    @Param() { id }: TeamPath,
    @Query() { seasonId, games }: TeamDetailParams,
    @InScope() scope: Scope,
  ): Promise<TeamDetailAnswer> {
    return this.queries.execute(new TeamDetailQuery(scope, id, seasonId, games))
  }

  @Reads(':id/places', [TeamPlaceAnswer])
  @Allow('tenant')
  places(@Param() { id }: TeamPath, @Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<TeamPlaceAnswer[]> {
    return this.queries.execute(new TeamPlacesQuery({ scope, team: id, season: seasonId }))
  }
}
