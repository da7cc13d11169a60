import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { OutcomeUnknown } from '@fullcourt/event-store/errors'
import type { Position } from '@fullcourt/event-store/port'
import { Backoff } from '@fullcourt/event-store/backoff'
import { isTransient } from '@fullcourt/projections/runner/transient'
import type { CaughtUp } from '../../storage/documents/caught-up'
import { PrivateStoreUnavailable } from '../../storage/private-store/private-store'
import type { CommandContext } from './command-context'
import { CallCourse } from './call-course'
import type { CommandWithContext } from './command-with-context'
import type { Outcome } from './decider'
import { nameUuid } from './name-uuid'
import { PolicyMakesNoIds, type Policy, type StepContext } from './policy'
import { Busy, Refused } from './refused'

/** The CommandBus, as far as policies need it. */
export type CommandRunner = { readonly execute: <C extends CommandWithContext, R>(command: C) => Promise<R> }

type AnyFollowed = Recorded<AnyFact>

/** Followed to its end; `interrupted` by the signal; or an error that came again and again. */
export type FollowUpOutcome = 'followed' | 'interrupted' | Error

/** Steps of one plan that are done before other work has a turn. */
const SLICE = 20
/** How often an error that is neither an outage nor a race is met before the policy is parked. */
const TRIES = 6

/** An outage, or somebody faster: the same work succeeds later, however often it fails before. */
export const passesBy = (error: unknown): boolean =>
  isTransient(error) || error instanceof Busy || error instanceof OutcomeUnknown || error instanceof PrivateStoreUnavailable

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Id of a step's command: the same policy, fact and step always give the same one (docs/facts.md#policies). */
export const stepId = (policy: string, fact: string, step: string | number): string => nameUuid(policy, fact, step)

/** Carries out what follows from one fact by one policy: step after step, again with a growing pause where it fails. */
export class FollowUp {
  private readonly logger = new Logger('Policies')

  /** `written` is called with everything that a step wrote. */
  constructor(
    private readonly bus: CommandRunner,
    private readonly head: () => Promise<Position>,
    private readonly caughtUp: CaughtUp,
    private readonly written: (correlation: string, position: Position) => void,
  ) {}

  async carryOut(policy: Policy, fact: AnyFollowed, ended: AbortSignal): Promise<FollowUpOutcome> {
    const backoff = new Backoff(ended)
    let failures = 0
    let waits = false
    while (!ended.aborted) {
      try {
        if (await this.attempt(policy, fact, ended)) return 'followed'
      } catch (error) {
        if (passesBy(error)) {
          if (!waits) this.logger.warn(`${policy.name} waits at ${fact.type} ${fact.id}: ${asError(error).message}`)
          waits = true
        } else if (++failures === TRIES) return asError(error)
        else this.logger.error(`${policy.name} failed at ${fact.type} ${fact.id}.`, asError(error).stack)
        await backoff.wait()
      }
    }
    return 'interrupted'
  }

  /** False where it was interrupted. What was done before is not done again. */
  private async attempt(policy: Policy, fact: AnyFollowed, ended: AbortSignal): Promise<boolean> {
    // Not only the fact: what follows from facts before it was written after it.
    if (policy.looksAtDocuments && !(await this.caughtUp(await this.head(), ended))) return false
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
    try {
      await this.execute(command)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { refusal } = error
      const answer = policy.onRefused === 'log' ? 'log' : policy.onRefused({ command, refusal }, fact, context)
      if (answer === 'log')
        this.logger.warn(`${policy.name}: what follows from ${fact.type} ${fact.id} was refused: ${refusal.message}`)
      else await this.execute(answer)
    }
  }

  private async execute(command: CommandWithContext): Promise<void> {
    const { position } = await this.bus.execute<CommandWithContext, Outcome>(command)
    if (position !== null) this.written(command.context.correlation, position)
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
