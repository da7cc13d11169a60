import { Injectable } from '@nestjs/common'
import { undoStepsOf } from '@fullcourt/domain/undo/inverses'
import { stepOf } from '../../../core/facts/command-context'
import type { CommandOutcome } from '../../../core/facts/command-with-context'
import { Commands } from '../../../core/facts/commands'
import { FigureChanged, Refused } from '../../../core/facts/refused'
import { forkOfWork } from '../../../storage/fork/fork'
import { OrdersBefore } from './orders-before'
import type { StepsCall } from './step-call'
import { commandOf } from './step-commands'
import { UnfinishedActions, type ActionStep } from './unfinished-actions'

/** A step that is refused, and with what. */
type StepWithFault<Step extends ActionStep> = { readonly step: Step; readonly error: unknown }

/** Somebody was faster than a step; those before it were written. */
export class StepRefused extends Error {
  constructor(
    readonly at: number,
    readonly problem: Refused | FigureChanged,
    readonly written: readonly CommandOutcome[],
  ) {
    super(problem.message)
  }
}

const isRefusal = (error: unknown): error is Refused | FigureChanged => error instanceof Refused || error instanceof FigureChanged

const withUndone = ({ action }: StepsCall) => (action === null ? {} : { undoes: action })

/** Carries the commands of one action out that writes several streams: all of them, or none (docs/history.md#undo). */
@Injectable()
export class ActionSteps {
  constructor(
    private readonly commands: Commands,
    private readonly unfinished: UnfinishedActions,
    private readonly orders: OrdersBefore,
  ) {}

  /** Asks every step that can be asked before the others are written, and writes nothing; those that would be refused. */
  async ask<Step extends ActionStep>(
    call: StepsCall,
    steps: readonly Step[],
    waits: (step: Step) => boolean = () => false,
  ): Promise<readonly StepWithFault<Step>[]> {
    const refused: StepWithFault<Step>[] = []
    for (const [at, step] of steps.entries()) {
      if (waits(step)) continue
      const context = { ...stepOf(call.context, at), checksOnly: true } as const
      try {
        await this.commands.dispatch(commandOf(step.inverse, { ...call, context, expectedRevision: step.revision }))
      } catch (error) {
        refused.push({ step, error })
      }
    }
    return refused
  }

  /**
   * Writes one step after another. One that is refused, because somebody was faster, takes those before it back by an action of its
   * own, and `StepRefused` is thrown. A process that ends in between leaves the rest to the next one.
   */
  async write(call: StepsCall, steps: readonly ActionStep[]): Promise<readonly CommandOutcome[]> {
    const isRemembered = steps.length > 1 && forkOfWork() === undefined
    if (isRemembered) await this.unfinished.begun(call, steps)
    try {
      const outcomes = await this.writeInOrder(call, steps)
      if (isRemembered) await this.unfinished.ended(call.context.id)
      return outcomes
    } catch (error) {
      if (!(error instanceof StepRefused)) throw error
      await this.takeBack(call, error.written)
      if (isRemembered) await this.unfinished.ended(call.context.id)
      throw error
    }
  }

  /** The same of what is taken up again: what was written before is not written again, and nothing is taken back. */
  async writeInOrder(
    call: StepsCall,
    steps: readonly ActionStep[],
    isWritten: (command: string) => boolean = () => false,
  ): Promise<readonly CommandOutcome[]> {
    const written: CommandOutcome[] = []
    for (const [at, { inverse, revision }] of steps.entries()) {
      const context = { ...stepOf(call.context, at), ...withUndone(call) }
      if (isWritten(context.id)) continue
      try {
        written.push(await this.commands.execute(commandOf(inverse, { ...call, context, expectedRevision: revision })))
      } catch (error) {
        throw isRefusal(error) ? new StepRefused(at, error, written) : error
      }
    }
    return written
  }

  private async takeBack(call: StepsCall, written: readonly CommandOutcome[]): Promise<void> {
    for (const [at, { facts, revision }] of [...written.entries()].reverse()) {
      const found = facts.map(fact => ({ fact, revision: revision ?? 0, position: '' }))
      const steps = undoStepsOf(await this.orders.withOrders(found))
      if ('because' in steps) continue
      const { correlation: undoes } = call.context
      for (const [part, step] of steps.entries()) {
        const { id, ...rest } = stepOf(call.context, 'back', at, part)
        const context = { ...rest, id, correlation: stepOf(call.context, 'back').id, undoes }
        await this.commands.dispatch(
          commandOf(step.inverse, { ...call, action: undoes, context, expectedRevision: step.revision }),
        )
      }
    }
  }
}
