import { Inject, Injectable, Logger } from '@nestjs/common'
import { contextOnce, stepOf, type CommandContext } from '../../../core/facts/command-context'
import { Commands } from '../../../core/facts/commands'
import { IdAllocator } from '../../../core/facts/id-allocator'
import { Refused } from '../../../core/facts/refused'
import { CLOCK, type Clock } from '../../../core/injection/tokens'
import { actions } from '@fullcourt/projections/history/actions'
import { namedOrganization } from '../../../core/http/scope'
import { Documents } from '../../../storage/documents/documents'
import { RecordCutShort } from '../../organizations/organizations.commands'
import { ActionSteps, StepRefused } from '../steps/action-steps'
import { UnfinishedActions, type UnfinishedAction } from '../steps/unfinished-actions'
import { ownFacts } from './own-facts'
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
    private readonly commands: Commands,
    private readonly documents: Documents,
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
    const written = await this.written(action)
    try {
      await this.steps.writeInOrder({ ...action, context }, action.steps, command => written.has(command))
    } catch (error) {
      if (!(error instanceof StepRefused)) throw error
      this.logger.warn(`An action that was cut off is not finished, because the rest of it was refused: ${error.message}`)
      const done = (await this.written(action)).size
      await this.tell(action, { done, why: error.message, undone: done > 0 && (await this.takeBack(action, context)) })
    }
    await this.unfinished.ended(action.id)
  }

  /** The commands of it that are written: one whose thing is gone by now would be refused when it is repeated. */
  private async written({ id }: UnfinishedAction): Promise<ReadonlySet<string>> {
    return new Set((await ownFacts(this.documents, id)).map(({ command }) => command))
  }

  /** Whether it was undone. The last process wrote a part of it, which only the documents tell. */
  private async takeBack(action: UnfinishedAction, context: CommandContext): Promise<boolean> {
    const step = stepOf(context, 'back')
    const back = { ...step, correlation: step.id }
    try {
      await this.undo.undo({ ...action, context: back, action: action.id })
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.logger.warn(`What was written of it stays: ${error.message}`)
      return false
    }
  }

  /** Nobody waits for an answer any more: whose it was finds it in the history. */
  private async tell(action: UnfinishedAction, cut: { done: number; why: string; undone: boolean }): Promise<void> {
    const organization = namedOrganization(action.scope) ?? (await this.documents.get(actions, action.id))?.organization
    if (organization == null) return
    const step = stepOf(this.contextOf(action), 'cut short')
    const cutShort = { action: action.id, of: action.steps.length, ...cut }
    await this.commands.dispatch(new RecordCutShort({ ...step, correlation: step.id, reason: null }, { organization, cutShort }))
  }
}
