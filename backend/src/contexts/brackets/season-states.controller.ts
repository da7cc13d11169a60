import { Controller, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { Reads } from '../../core/http/call-kinds'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { SeasonStatesParams } from './brackets.dto'
import { SeasonStateAnswer } from './season-states.answers'
import { SeasonStatesQuery } from './season-states.queries'

@ApiTags('seasons')
@Controller('api/season-states')
export class SeasonStatesController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('', [SeasonStateAnswer])
  @Allow('staff')
  states(@Query() { on }: SeasonStatesParams, @InScope() scope: Scope): Promise<SeasonStateAnswer[]> {
    return this.queries.execute(new SeasonStatesQuery({ scope, on }))
  }
}
