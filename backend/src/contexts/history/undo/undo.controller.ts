import { Body, Controller, Param } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { historySentence } from '@fullcourt/domain/log/historic'
import { Allow } from '../../../core/http/allow'
import type { Actor } from '../../../core/http/actor'
import { Does } from '../../../core/http/call-kinds'
import { ChangeInScope, SignedIn, type ChangeCall } from '../../../core/http/parameters'
import { ActionPath } from '../audit/audit.dto'
import { HistoryNameReader } from '../history-name-reader'
import { ActionUndo } from './undo-action'
import { UndoneActionAnswer } from './undo.answers'
import { UndoActionDto } from './undo.dto'

@ApiTags('history')
@Controller('api/history')
export class UndoController {
  constructor(
    private readonly actions: ActionUndo,
    private readonly names: HistoryNameReader,
  ) {}

  @Does('actions/:id/undo', UndoneActionAnswer)
  @Allow('staff')
  async undo(
    @Param() { id: action }: ActionPath,
    @Body() { undoes = [], allowConflicts = false }: UndoActionDto,
    @ChangeInScope() { scope, context }: ChangeCall,
    @SignedIn() actor: Actor,
  ): Promise<UndoneActionAnswer> {
    const told = await this.actions.undo({ context, scope, actor, action, undoes, allowConflicts })
    const nameOf = await this.names.of([told], [])
    return { id: context.correlation, message: `Undone: ${historySentence(told, nameOf)}` }
  }
}
