import { Logger } from '@nestjs/common'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { OutcomeUnknown } from '@fullcourt/event-store/errors'
import type { Position } from '@fullcourt/event-store/port'
import { Backoff } from '@fullcourt/event-store/backoff'
import { NotBuiltYet } from '@fullcourt/projections/not-built-yet'
import { isTransient } from '@fullcourt/projections/runner/transient'
import type { CaughtUp } from '../../storage/documents/caught-up'
import { PrivateStoreUnavailable } from '../../storage/private-store/private-store'
import type { CommandWithContext } from './command-with-context'
import type { Outcome } from './decider'
import type { Policy } from './policy'
import { PolicySteps } from './policy-steps'
import { Busy } from './refused'

/** The CommandBus, as far as policies need it. */
export type CommandRunner = {
  readonly execute: <C extends CommandWithContext, R>(command: C) => Promise<R>
  /** Does work that looks at streams, each with all that it holds up to that position. */
  readonly seeing: <R>(position: Position, work: () => Promise<R>) => Promise<R>
}

type AnyFollowed = Recorded<AnyFact>

/** Followed to its end; `interrupted` by the signal; or an error that came again and again. */
export type FollowUpOutcome = 'followed' | 'interrupted' | Error

/** How often an error that is neither an outage nor a race is met before the policy is parked. */
const TRIES = 6

/** An outage, documents that are being made anew, or somebody faster: the same work succeeds later, however often it fails before. */
export const passesBy = (error: unknown): boolean =>
  isTransient(error) ||
  error instanceof NotBuiltYet ||
  error instanceof Busy ||
  error instanceof OutcomeUnknown ||
  error instanceof PrivateStoreUnavailable

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Carries out what follows from one fact by one policy: step after step, again with a growing pause where it fails. */
export class FollowUp {
  private readonly logger = new Logger('Policies')
  private readonly steps: PolicySteps

  /** `written` is called with everything that a step wrote. */
  constructor(
    bus: CommandRunner,
    head: () => Promise<Position>,
    caughtUp: CaughtUp,
    written: (correlation: string, position: Position) => void,
  ) {
    this.steps = new PolicySteps({
      // Not only the fact: what follows from facts before it was written after it.
      documentsShowAll: async ended => caughtUp(await head(), ended),
      execute: async command => {
        const { position } = await bus.execute<CommandWithContext, Outcome>(command)
        if (position !== null) written(command.context.correlation, position)
      },
      seeing: (position, work) => bus.seeing(position, work),
      tellRefused: message => this.logger.warn(message),
    })
  }

  async carryOut(policy: Policy, fact: AnyFollowed, ended: AbortSignal): Promise<FollowUpOutcome> {
    const backoff = new Backoff(ended)
    let failures = 0
    let waits = false
    while (!ended.aborted) {
      try {
        if (await this.steps.attempt(policy, fact, ended)) return 'followed'
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
}
