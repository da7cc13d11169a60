import { Controller, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { Reads } from '../../core/http/call-kinds'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { ChangesAroundQuery } from './changes-around.query'
import { ChangesAroundAnswer, HistoryEntryAnswer } from './history.answers'
import { ChangesAroundPath, HistoryPath, HistoryParams } from './history.dto'
import { HistoryQuery } from './history.query'

@ApiTags('history')
@Controller('api/history')
export class HistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Reads(':kind/:id', [HistoryEntryAnswer])
  @Allow('staff')
  of(
    @Param() { kind, id }: HistoryPath,
    @Query() { before }: HistoryParams,
    @InScope() scope: Scope,
  ): Promise<HistoryEntryAnswer[]> {
    return this.queries.execute(new HistoryQuery(scope, kind, id, before))
  }

  @Reads(':kind/:id/around/:position', ChangesAroundAnswer)
  @Allow('staff')
  around(@Param() { kind, id, position }: ChangesAroundPath, @InScope() scope: Scope): Promise<ChangesAroundAnswer> {
    return this.queries.execute(new ChangesAroundQuery(scope, kind, id, position))
  }
}
