import { Controller, Get, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { InScope } from '../../core/http/parameters'
import { LeagueListQuery, SeasonsLeaguesQuery } from './leagues.queries'
import { LeaguesParams } from './leagues.dto'
import type { Scope } from '../../core/http/scope'
import { LeagueWithTeamNamesAnswer, SeasonsLeagueAnswer } from './leagues.answers'

/** Leagues of all seasons of an organization. */
@ApiTags('leagues')
@Controller('api')
export class LeagueListsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('leagues')
  @Allow('tenant')
  @ApiOkResponse({ type: [LeagueWithTeamNamesAnswer] })
  leagues(@InScope() scope: Scope): Promise<LeagueWithTeamNamesAnswer[]> {
    return this.queries.execute(new LeagueListQuery({ scope }))
  }

  @Get('leaguesv2')
  @Allow('tenant')
  @ApiOkResponse({ type: [LeagueWithTeamNamesAnswer] })
  leaguesV2(@Query() { seasonId }: LeaguesParams, @InScope() scope: Scope): Promise<LeagueWithTeamNamesAnswer[]> {
    return this.queries.execute(new LeagueListQuery({ scope, season: seasonId }))
  }

  @Get('seasonsleagues')
  @Allow('tenant')
  @ApiOkResponse({ type: [SeasonsLeagueAnswer] })
  seasonsLeagues(@InScope() scope: Scope): Promise<SeasonsLeagueAnswer[]> {
    return this.queries.execute(new SeasonsLeaguesQuery({ scope }))
  }
}
