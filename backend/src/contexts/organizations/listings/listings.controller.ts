import { Controller, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow, SameForEverybody } from '../../../core/http/allow'
import { Reads } from '../../../core/http/call-kinds'
import { ListingAnswer } from './listings.answers'
import { ListingsParams } from './listings.dto'
import { ListingsQuery } from './listings.queries'

@ApiTags('organizations')
@Controller('api/listings')
export class ListingsController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('', [ListingAnswer])
  @Allow('anyone')
  @SameForEverybody()
  list(@Query() { named, limit }: ListingsParams): Promise<ListingAnswer[]> {
    return this.queries.execute(new ListingsQuery({ slug: named, limit }))
  }
}
