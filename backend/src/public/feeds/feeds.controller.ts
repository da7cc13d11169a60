import { Controller, Get, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger'
import { GamesParams } from '../../contexts/games/games.dto'
import { Allow } from '../../core/http/allow'
import { AskedOrigin, InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import type { TextAnswer } from '../../core/http/raw-answers'
import type { TrustedOrigin } from '../../core/http/trusted-origin'
import { ScheduleFeedParams } from './feeds.dto'
import { ResultsFeedQuery } from './results-feed.query'
import { ScheduleFeedQuery } from './schedule-feed.query'

@ApiTags('games')
@Controller('api')
export class FeedsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('results.rss')
  @Allow('tenant')
  @ApiProduces('application/rss+xml')
  @ApiOkResponse({ type: String, description: 'The latest final scores of the active season, of a league or of a team, as RSS' })
  results(@Query() query: GamesParams, @InScope() scope: Scope, @AskedOrigin() asked: TrustedOrigin): Promise<TextAnswer> {
    return this.queries.execute(new ResultsFeedQuery(scope, query.toFilter(), asked))
  }

  @Get('schedule-changes.rss')
  @Allow('tenant')
  @ApiProduces('application/rss+xml')
  @ApiOkResponse({ type: String, description: "The latest changes of a team's schedule in a season, as RSS" })
  scheduleChanges(
    @Query() { teamId, seasonId }: ScheduleFeedParams,
    @InScope() scope: Scope,
    @AskedOrigin() asked: TrustedOrigin,
  ): Promise<TextAnswer> {
    return this.queries.execute(new ScheduleFeedQuery(scope, teamId, seasonId, asked))
  }
}
