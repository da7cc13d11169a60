import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Position } from '@fullcourt/event-store/port'
import { CallCourse } from './call-course'
import type { CommandContext } from './command-context'
import type { CommandWithContext } from './command-with-context'
import { nameUuid } from './name-uuid'
import { PolicyMakesNoIds, type Policy, type StepContext } from './policy'
import { Refused } from './refused'

type AnyFollowed = Recorded<AnyFact>

export type PolicyStepsOptions = {
  readonly execute: (command: CommandWithContext) => Promise<void>
  /** Waits until the documents show all that was written; false where it was interrupted. */
  readonly documentsShowAll: (ended: AbortSignal) => Promise<boolean>
  /** Does work that looks at streams, each with all that it holds up to that position. */
  readonly seeing: <R>(position: Position, work: () => Promise<R>) => Promise<R>
  readonly tellRefused: (message: string) => void
}

/** Steps of one plan that are done before other work has a turn. */
const SLICE = 20

/** Id of a step's command: the same policy, fact and step always give the same one (docs/facts.md#policies). */
export const stepId = (policy: string, fact: string, step: string | number): string => nameUuid(policy, fact, step)

/** Carries out once what follows from one fact by one policy, step after step. */
export class PolicySteps {
  constructor(private readonly options: PolicyStepsOptions) {}

  /**
   * False where it was interrupted. What was done before is not done again. What it is planned and decided on holds the fact
   * itself: a cached stream may be behind it, as it is fed over a subscription of its own.
   */
  async attempt(policy: Policy, fact: AnyFollowed, ended: AbortSignal): Promise<boolean> {
    if (policy.looksAtDocuments && !(await this.options.documentsShowAll(ended))) return false
    return this.options.seeing(fact.position, () => this.carryOut(policy, fact, ended))
  }

  private async carryOut(policy: Policy, fact: AnyFollowed, ended: AbortSignal): Promise<boolean> {
    const context: StepContext = step => callOf(policy, fact, step)
    const commands = await policy.plan(fact, context)
    for (const [done, command] of commands.entries()) {
      if (done % SLICE === SLICE - 1) await yieldToEventLoop()
      if (ended.aborted) return false
      await this.step(policy, fact, context, command)
    }
    return true
  }

  private async step(policy: Policy, fact: AnyFollowed, context: StepContext, command: CommandWithContext): Promise<void> {
    const { execute, tellRefused } = this.options
    try {
      await execute(command)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { refusal } = error
      const answer = policy.onRefused === 'log' ? 'log' : policy.onRefused({ command, refusal }, fact, context)
      if (answer === 'log')
        tellRefused(`${policy.name}: what follows from ${fact.type} ${fact.id} was refused: ${refusal.message}`)
      else await execute(answer)
    }
  }
}

const callOf = (policy: Policy, fact: AnyFollowed, step: string | number): CommandContext => {
  const { actor, correlation, reason } = fact.metadata
  return {
    id: stepId(policy.name, fact.id, step),
    actor,
    correlation,
    cause: fact.id,
    reason,
    nextId: () => Promise.reject(new PolicyMakesNoIds(policy.name)),
    behind: () => undefined,
    course: new CallCourse(),
  }
}
