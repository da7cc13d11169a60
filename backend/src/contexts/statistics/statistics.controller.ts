import { Controller, Get, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import { Allow } from '../../core/http/allow'
import { OfSeason } from '../../core/http/of-tenant.dto'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { sportAnswer } from '../organizations/organization-answer'
import { SportAnswer } from '../../core/http/sport.answers'
import { LeaderboardQuery, StatLeadersQuery, SportsQuery, TeamWinsQuery } from './statistics.queries'
import { LeadersQuery } from './leaders.query'
import { LeadersOfStatisticAnswer, PlayerLeaderAnswer, StatLeadersAnswer, TeamLeaderAnswer } from './statistics.answers'
import { LeadersQueryDto, OrganizationSportsPath } from './statistics.dto'

@ApiTags('statistics')
@Controller('api')
export class StatisticsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('sportsv2')
  @Allow('staff')
  @ApiOkResponse({ type: [SportAnswer] })
  sports(): SportAnswer[] {
    return SPORTS.map(sportAnswer)
  }

  @Get('sportsv2/byOrg/:orgId')
  @Allow('staff')
  @ApiOkResponse({ type: [SportAnswer] })
  sportsOf(@Param() { orgId }: OrganizationSportsPath, @InScope() scope: Scope): Promise<SportAnswer[]> {
    return this.queries.execute(new SportsQuery({ scope, organization: orgId }))
  }

  @Get('records/top20Points')
  @Allow('tenant')
  @ApiOkResponse({ type: [PlayerLeaderAnswer] })
  points(@Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<PlayerLeaderAnswer[]> {
    return this.queries.execute(new LeaderboardQuery({ scope, place: 'points', season: seasonId }))
  }

  @Get('records/top20Threes')
  @Allow('tenant')
  @ApiOkResponse({ type: [PlayerLeaderAnswer] })
  threes(@Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<PlayerLeaderAnswer[]> {
    return this.queries.execute(new LeaderboardQuery({ scope, place: 'threes', season: seasonId }))
  }

  @Get('records/top20TeamWins')
  @Allow('tenant')
  @ApiOkResponse({ type: [TeamLeaderAnswer] })
  teamWins(@Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<TeamLeaderAnswer[]> {
    return this.queries.execute(new TeamWinsQuery({ scope, season: seasonId }))
  }

  @Get('leaders')
  @Allow('tenant')
  @ApiOkResponse({ type: [LeadersOfStatisticAnswer] })
  leadersOf(@Query() { seasonId, by, stat }: LeadersQueryDto, @InScope() scope: Scope): Promise<LeadersOfStatisticAnswer[]> {
    return this.queries.execute(new LeadersQuery(scope, { season: seasonId, by: by ?? 'game', stat }))
  }

  @Get('stat-leaders')
  @Allow('tenant')
  @ApiOkResponse({ type: StatLeadersAnswer })
  leaders(@Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<StatLeadersAnswer> {
    return this.queries.execute(new StatLeadersQuery({ scope, season: seasonId }))
  }
}
