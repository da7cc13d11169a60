import { Controller, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { Reads } from '../../core/http/call-kinds'
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

  @Reads('leagues', [LeagueWithTeamNamesAnswer])
  @Allow('tenant')
  leagues(@InScope() scope: Scope): Promise<LeagueWithTeamNamesAnswer[]> {
    return this.queries.execute(new LeagueListQuery({ scope }))
  }

  @Reads('leaguesv2', [LeagueWithTeamNamesAnswer])
  @Allow('tenant')
  leaguesV2(@Query() { seasonId }: LeaguesParams, @InScope() scope: Scope): Promise<LeagueWithTeamNamesAnswer[]> {
    return this.queries.execute(new LeagueListQuery({ scope, season: seasonId }))
  }

  @Reads('seasonsleagues', [SeasonsLeagueAnswer])
  @Allow('tenant')
  seasonsLeagues(@InScope() scope: Scope): Promise<SeasonsLeagueAnswer[]> {
    return this.queries.execute(new SeasonsLeaguesQuery({ scope }))
  }
}
