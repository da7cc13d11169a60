import { Controller, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { Reads } from '../../core/http/call-kinds'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { LeagueTeamsQuery } from './standings.queries'
import { StandingsTeamAnswer } from './standings.answers'
import { TeamsByLeagueParams } from './standings.dto'

/** The teams of a league as its table has them. */
@ApiTags('teams')
@Controller('api/teams')
export class TeamsByLeagueController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('teamsByLeague', [StandingsTeamAnswer])
  @Allow('staff')
  byLeague(@Query() { leagueId }: TeamsByLeagueParams, @InScope() scope: Scope): Promise<StandingsTeamAnswer[]> {
    return this.queries.execute(new LeagueTeamsQuery({ scope, league: leagueId }))
  }
}
