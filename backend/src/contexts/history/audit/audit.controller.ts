import { Controller, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../core/http/allow'
import { Reads } from '../../../core/http/call-kinds'
import { InScope } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { HistoryEntryAnswer } from '../history.answers'
import { HistoryParams } from '../history.dto'
import { ActionPageAnswer } from './audit.answers'
import { ActionPath, AuditParams } from './audit.dto'
import { ActionChangesQuery, ActionsQuery } from './audit.queries'

@ApiTags('history')
@Controller('api/history')
export class AuditController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('', ActionPageAnswer)
  @Allow('staff')
  actions(@Query() params: AuditParams, @InScope() scope: Scope): Promise<ActionPageAnswer> {
    return this.queries.execute(new ActionsQuery({ scope, wanted: params.toWanted() }))
  }

  @Reads('actions/:id', [HistoryEntryAnswer])
  @Allow('staff')
  changes(
    @Param() { id }: ActionPath,
    @Query() { before }: HistoryParams,
    @InScope() scope: Scope,
  ): Promise<HistoryEntryAnswer[]> {
    return this.queries.execute(new ActionChangesQuery({ scope, id, before }))
  }
}
