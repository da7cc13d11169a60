import { Controller, Get } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../core/http/allow'
import { SameForEverybody } from '../../../core/http/same-for-everybody'
import { ListingAnswer } from './listings.answers'
import { ListingsQuery } from './listings.query'

@ApiTags('organizations')
@Controller('api/listings')
export class ListingsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Allow('anyone')
  @SameForEverybody()
  @ApiOkResponse({ type: [ListingAnswer] })
  list(): Promise<ListingAnswer[]> {
    return this.queries.execute(new ListingsQuery())
  }
}
