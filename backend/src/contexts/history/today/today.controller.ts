import { Controller } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import type { Actor } from '../../../core/http/actor'
import { Allow } from '../../../core/http/allow'
import { Reads } from '../../../core/http/call-kinds'
import { InScope, SignedIn } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { TodayAnswer } from './today.answers'
import { TodayQuery } from './today.query'

@ApiTags('games')
@Controller('api/today')
export class TodayController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('', TodayAnswer)
  @Allow('staff')
  today(@InScope() scope: Scope, @SignedIn() { user }: Actor): Promise<TodayAnswer> {
    return this.queries.execute(new TodayQuery(scope, user))
  }
}
