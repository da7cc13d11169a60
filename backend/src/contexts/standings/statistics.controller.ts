import { Controller, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import { Allow } from '../../core/http/allow'
import { Reads } from '../../core/http/call-kinds'
import { OfSeason } from '../../core/http/of-tenant.dto'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { sportAnswer } from '../organizations/organization-answer'
import { SportAnswer } from '../../core/http/sport.answers'
import { LeaderboardQuery, StatLeadersQuery, SportsQuery, TeamWinsQuery } from './statistics.queries'
import { LeadersQuery } from './queries/leaders.query'
import { LeadersOfStatisticAnswer, PlayerLeaderAnswer, StatLeadersAnswer, TeamLeaderAnswer } from './statistics.answers'
import { LeadersQueryDto, OrganizationSportsPath } from './statistics.dto'

@ApiTags('statistics')
@Controller('api')
export class StatisticsController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('sportsv2', [SportAnswer])
  @Allow('staff')
  sports(): SportAnswer[] {
    return SPORTS.map(sportAnswer)
  }

  @Reads('sportsv2/byOrg/:orgId', [SportAnswer])
  @Allow('staff')
  sportsOf(@Param() { orgId }: OrganizationSportsPath, @InScope() scope: Scope): Promise<SportAnswer[]> {
    return this.queries.execute(new SportsQuery({ scope, organization: orgId }))
  }

  @Reads('records/top20Points', [PlayerLeaderAnswer])
  @Allow('tenant')
  points(@Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<PlayerLeaderAnswer[]> {
    return this.queries.execute(new LeaderboardQuery({ scope, place: 'points', season: seasonId }))
  }

  @Reads('records/top20Threes', [PlayerLeaderAnswer])
  @Allow('tenant')
  threes(@Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<PlayerLeaderAnswer[]> {
    return this.queries.execute(new LeaderboardQuery({ scope, place: 'threes', season: seasonId }))
  }

  @Reads('records/top20TeamWins', [TeamLeaderAnswer])
  @Allow('tenant')
  teamWins(@Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<TeamLeaderAnswer[]> {
    return this.queries.execute(new TeamWinsQuery({ scope, season: seasonId }))
  }

  @Reads('leaders', [LeadersOfStatisticAnswer])
  @Allow('tenant')
  leadersOf(@Query() { seasonId, by, stat }: LeadersQueryDto, @InScope() scope: Scope): Promise<LeadersOfStatisticAnswer[]> {
    return this.queries.execute(new LeadersQuery(scope, { season: seasonId, by: by ?? 'game', stat }))
  }

  @Reads('stat-leaders', StatLeadersAnswer)
  @Allow('tenant')
  leaders(@Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<StatLeadersAnswer> {
    return this.queries.execute(new StatLeadersQuery({ scope, season: seasonId }))
  }
}
