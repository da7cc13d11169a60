import { Controller } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow, SameForEverybody } from '../../../core/http/allow'
import { Reads } from '../../../core/http/call-kinds'
import { ListingAnswer } from './listings.answers'
import { ListingsQuery } from '../organizations.queries'

@ApiTags('organizations')
@Controller('api/listings')
export class ListingsController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('', [ListingAnswer])
  @Allow('anyone')
  @SameForEverybody()
  list(): Promise<ListingAnswer[]> {
    return this.queries.execute(new ListingsQuery({}))
  }
}
