import { Inject, Injectable, Logger } from '@nestjs/common'
import { contextOnce, stepOf, type CommandContext } from '../../../core/facts/command-context'
import { IdAllocator } from '../../../core/facts/id-allocator'
import { Refused } from '../../../core/facts/refused'
import { CLOCK, type Clock } from '../../../core/injection/tokens'
import { ActionSteps, StepRefused } from '../steps/action-steps'
import { UnfinishedActions, type UnfinishedAction } from '../steps/unfinished-actions'
import { ActionUndo } from './undo-action'

/** What was left so long ago is nobody's any more, in milliseconds. */
const LONGEST_AGO = 24 * 60 * 60_000

/**
 * Goes on, at the start, with actions of several streams that a process left unfinished: with the same commands, so that what was
 * written is not written again. Where the rest is refused by now, what was written is undone (docs/history.md#undo).
 */
@Injectable()
export class FinishActions {
  private readonly logger = new Logger('Actions')

  constructor(
    private readonly unfinished: UnfinishedActions,
    private readonly steps: ActionSteps,
    private readonly undo: ActionUndo,
    private readonly ids: IdAllocator,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async start(): Promise<void> {
    for (const action of await this.unfinished.all())
      if (this.clock().getTime() - Date.parse(action.since) < LONGEST_AGO) await this.finish(action)
      else await this.unfinished.ended(action.id)
  }

  private contextOf({ id, actor, reason }: UnfinishedAction): CommandContext {
    return { ...contextOnce(actor.user, kind => this.ids.next(kind)), id, correlation: id, reason }
  }

  private async finish(action: UnfinishedAction): Promise<void> {
    const context = this.contextOf(action)
    try {
      await this.steps.writeInOrder({ ...action, context }, action.steps)
    } catch (error) {
      if (!(error instanceof StepRefused)) throw error
      this.logger.warn(`An action that was cut off is undone, because the rest of it was refused: ${error.message}`)
      await this.takeBack(action, stepOf(context, 'back'))
    }
    await this.unfinished.ended(action.id)
  }

  /** The last process wrote a part of it, which only the documents tell. */
  private async takeBack(action: UnfinishedAction, { id, ...context }: CommandContext): Promise<void> {
    const back = { ...context, id, correlation: id }
    try {
      await this.undo.undo({ ...action, context: back, action: action.id })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.logger.warn(`What was written of it stays: ${error.message}`)
    }
  }
}
