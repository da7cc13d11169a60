import { Controller } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../core/http/allow'
import { Reads } from '../../../core/http/call-kinds'
import { InScope } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { WaitingLeagueAnswer } from './pending.answers'
import { WaitingLeaguesQuery } from './pending.queries'

@ApiTags('schedules')
@Controller('api/pending-changes')
export class WaitingLeaguesController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('', [WaitingLeagueAnswer])
  @Allow('staff')
  waiting(@InScope() scope: Scope): Promise<WaitingLeagueAnswer[]> {
    return this.queries.execute(new WaitingLeaguesQuery({ scope }))
  }
}
