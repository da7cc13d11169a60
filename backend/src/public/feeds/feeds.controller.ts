import { Controller, Get, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger'
import { GamesParams } from '../../contexts/games/games.dto'
import { Allow } from '../../core/http/allow'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import type { TextAnswer } from '../../core/http/raw-answers'
import { ResultsFeedQuery } from './results-feed.query'

@ApiTags('games')
@Controller('api/results.rss')
export class FeedsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Allow('tenant')
  @ApiProduces('application/rss+xml')
  @ApiOkResponse({ type: String, description: 'The latest final scores of the active season, of a league or of a team, as RSS' })
  results(@Query() query: GamesParams, @InScope() scope: Scope): Promise<TextAnswer> {
    return this.queries.execute(new ResultsFeedQuery(scope, query.toFilter()))
  }
}
