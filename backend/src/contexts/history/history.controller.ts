import { Controller, Get, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { HistoryEntryAnswer } from './history.answers'
import { HistoryPath, HistoryQuery } from './history.dto'
import { History } from './history.query'

@ApiTags('history')
@Controller('api/history')
export class HistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':kind/:id')
  @Allow('staff')
  @ApiOkResponse({ type: [HistoryEntryAnswer] })
  of(
    @Param() { kind, id }: HistoryPath,
    @Query() { before }: HistoryQuery,
    @InScope() scope: Scope,
  ): Promise<HistoryEntryAnswer[]> {
    return this.queries.execute(new History(scope, kind, id, before))
  }
}
