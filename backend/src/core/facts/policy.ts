import type { Refusal } from '@fullcourt/domain/facts/decision'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { CommandContext } from './command-context'
import type { CommandWithContext } from './command-with-context'

/** A fact of one of the named types, as a policy is given it. */
export type FollowedFact<Type extends AnyFact['type']> = Recorded<Extract<AnyFact, { type: Type }>>

/** Makes the call of one step of a plan: its id is made of policy, fact and step, so that repeating does no harm. */
export type StepContext = (step: string | number) => CommandContext

/** The call of a step whose facts follow from another fact than the one that the policy follows: with that one they are taken back. */
export const withCause = (context: CommandContext, fact: string | null): CommandContext =>
  fact === null ? context : { ...context, cause: fact }

export type RefusedCommand = { readonly command: CommandWithContext; readonly refusal: Refusal }

/**
 * Which commands follow from a fact (docs/facts.md#policies). It has no state and makes no ids: the things that its commands make are named
 * by the fact. It brings the present in line with a rule; it does not repeat a past.
 */
export type Policy<Type extends AnyFact['type'] = AnyFact['type']> = {
  /** Part of the ids of its commands and name of its checkpoint: it stays as it is once a fact was followed. */
  readonly name: string
  /** The facts that it follows. Several policies may follow one type. */
  readonly on: readonly Type[]
  /** The commands that follow from the fact, in their order. What it looks at beside the fact are streams, or documents. */
  readonly plan: (
    fact: FollowedFact<Type>,
    context: StepContext,
  ) => readonly CommandWithContext[] | Promise<readonly CommandWithContext[]>
  /** It looks at documents, and is asked as soon as they show the fact, and all that was written when its turn came. */
  readonly looksAtDocuments?: true
  /** What a refused step leads to: a command that writes the outcome down, or `log` where nobody waits for it. */
  readonly onRefused:
    | 'log'
    | ((step: RefusedCommand, fact: FollowedFact<Type>, context: StepContext) => CommandWithContext | 'log')
  /** Where it begins in a log that does not know it yet; the head unless it says otherwise. */
  readonly begins?: 'beginning'
}

/** Type of a step's command in the name of the user who caused the fact. It can allocate no ids. */
export class PolicyMakesNoIds extends Error {
  readonly kind = 'policy-makes-no-ids'
  constructor(policy: string) {
    super(`The policy ${policy} asked for a new id: what it makes must be named by the fact that it follows.`)
  }
}
