import { Controller, Get, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { SearchAnswer } from './search.answers'
import { SearchQueryDto } from './search.dto'
import { SearchQuery } from './search.query'

@ApiTags('search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Allow('tenant')
  @ApiOkResponse({ type: SearchAnswer })
  search(@Query() { q }: SearchQueryDto, @InScope() scope: Scope): Promise<SearchAnswer> {
    return this.queries.execute(new SearchQuery(scope, q))
  }
}
