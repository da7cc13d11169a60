import { Controller, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { Reads } from '../../core/http/call-kinds'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { ChampionsQuery } from './champions.queries'
import { SeasonChampionsAnswer } from './champions.answers'
import { ChampionsParams } from './brackets.dto'

@ApiTags('brackets')
@Controller('api/champions')
export class ChampionsController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('', [SeasonChampionsAnswer])
  @Allow('tenant')
  champions(@Query() { seasonId, on }: ChampionsParams, @InScope() scope: Scope): Promise<SeasonChampionsAnswer[]> {
    return this.queries.execute(new ChampionsQuery({ scope, season: seasonId, on }))
  }
}
