import { Body, Controller, Param } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Refused } from '../../../core/facts/refused'
import { Allow } from '../../../core/http/allow'
import { Previewed } from '../../../core/effects/previewed'
import type { Actor } from '../../../core/http/actor'
import { Does } from '../../../core/http/call-kinds'
import { ChangeInScope, SignedIn, type ChangeCall } from '../../../core/http/parameters'
import { ActionPath } from '../audit/audit.dto'
import { LastOwnAction } from './last-own-action'
import { ActionUndo, type UndoAction } from './undo-action'
import { UndoAnswers } from './undo-answers'
import { UndoneActionAnswer } from './undo.answers'
import { UndoActionDto } from './undo.dto'

const NOTHING_TO_UNDO = refuse('conflict', 'You did nothing since yesterday that can be undone.')

@ApiTags('history')
@Controller('api/history')
export class UndoController {
  constructor(
    private readonly actions: ActionUndo,
    private readonly last: LastOwnAction,
    private readonly answers: UndoAnswers,
  ) {}

  @Does('undo', UndoneActionAnswer)
  @Allow('staff')
  @Previewed()
  async undoLast(
    @Body() { undoes = [], allowConflicts = false }: UndoActionDto,
    @ChangeInScope() { scope, context }: ChangeCall,
    @SignedIn() actor: Actor,
  ): Promise<UndoneActionAnswer> {
    const action = await this.last.of(scope, context.correlation)
    if (action === undefined) throw new Refused(NOTHING_TO_UNDO)
    return this.answer({ context, scope, actor, action, undoes, allowConflicts })
  }

  @Does('actions/:id/undo', UndoneActionAnswer)
  @Allow('staff')
  @Previewed()
  async undo(
    @Param() { id: action }: ActionPath,
    @Body() { undoes = [], allowConflicts = false }: UndoActionDto,
    @ChangeInScope() { scope, context }: ChangeCall,
    @SignedIn() actor: Actor,
  ): Promise<UndoneActionAnswer> {
    return this.answer({ context, scope, actor, action, undoes, allowConflicts })
  }

  private async answer(call: UndoAction): Promise<UndoneActionAnswer> {
    const undone = await this.actions.undo(call)
    return { id: call.context.correlation, message: await this.answers.messageOf(undone) }
  }
}
