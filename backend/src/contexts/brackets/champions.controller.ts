import { Controller, Get, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { SeasonChampionsAnswer } from './champions.answers'
import { ChampionsQuery } from './champions.dto'
import { Champions } from './queries/champions.query'

@ApiTags('brackets')
@Controller('api/champions')
export class ChampionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Allow('tenant')
  @ApiOkResponse({ type: [SeasonChampionsAnswer] })
  champions(@Query() { seasonId, on }: ChampionsQuery, @InScope() scope: Scope): Promise<SeasonChampionsAnswer[]> {
    return this.queries.execute(new Champions(scope, { season: seasonId, on }))
  }
}
