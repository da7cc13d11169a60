import { Controller, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { Reads } from '../../core/http/call-kinds'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { SearchAnswer } from './search.answers'
import { SearchQueryDto } from './search.dto'
import { SearchQuery } from './search.queries'

@ApiTags('search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('', SearchAnswer)
  @Allow('tenant')
  search(@Query() { q }: SearchQueryDto, @InScope() scope: Scope): Promise<SearchAnswer> {
    return this.queries.execute(new SearchQuery({ scope, text: q }))
  }
}
