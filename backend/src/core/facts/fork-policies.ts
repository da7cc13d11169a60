import type { Documents } from '../../storage/documents/documents'
import { OutsideOfFork, type Fork } from '../../storage/fork/fork'
import type { Policies } from './policies'
import type { CommandRunner } from './policy-follow-up'
import { PolicySteps } from './policy-steps'

/** More facts than these are not followed for one answer. */
const MOST_FOLLOWED = 1_000

/** Does in a fork what follows from its facts, one after another, and what follows from that. */
export class ForkPolicies {
  private readonly followed = new WeakMap<Fork, number>()

  constructor(
    private readonly policies: Pick<Policies, 'following'>,
    private readonly bus: Pick<CommandRunner, 'execute'>,
    private readonly documents: Pick<Documents, 'readFurther'>,
  ) {}

  /** From then on the work in the fork reads the documents as they would be. Where the end is not reached, the fork says so. */
  async follow(fork: Fork): Promise<void> {
    const never = new AbortController().signal
    const showAll = () => this.documents.readFurther(fork.now())
    const steps = new PolicySteps({
      execute: async command => void (await this.bus.execute(command)),
      documentsShowAll: async () => (showAll(), true),
      // In a fork every fact is seen at once.
      seeing: (_, work) => work(),
      // Where it is saved, the runner says it.
      tellRefused: () => undefined,
    })
    let at = this.followed.get(fork) ?? 0
    for (let fact = fork.facts()[at]; fact !== undefined && !fork.isCutOff; fact = fork.facts()[++at]) {
      if (at === MOST_FOLLOWED) fork.isCutOff = true
      else
        for (const policy of this.policies.following(fact.type))
          await steps.attempt(policy, fact, never).catch((error: unknown) => {
            if (!(error instanceof OutsideOfFork)) throw error
            fork.isCutOff = true
          })
    }
    this.followed.set(fork, at)
    showAll()
  }
}
