import { Logger } from '@nestjs/common'
import type { Waiting } from '../../storage/documents/caught-up'
import type { LookAhead } from '../../storage/documents/look-ahead'
import { forkOfWork } from '../../storage/fork/fork'
import type { CommandWithContext, CommandOutcome } from './command-with-context'
import type { CommandExecutor } from './command-executor'
import type { Outcome } from './decider'
import type { ForkPolicies } from './fork-policies'
import type { Policies } from './policies'

/**
 * The HTTP layer's way to a command: it answers when the command is written, what follows from it is done, and the documents
 * that the caller will read have passed it. Where that takes too long the answer says so, and the caller reads ahead of the
 * documents. In a fork everything that follows is done at once, and the caller reads what it comes to.
 */
export class Commands {
  private readonly logger = new Logger('Commands')

  constructor(
    private readonly executor: CommandExecutor,
    private readonly documents: Waiting,
    private readonly policies: Policies,
    private readonly lookAhead: LookAhead,
    private readonly forkPolicies: ForkPolicies,
  ) {}

  async execute<Result extends CommandOutcome = CommandOutcome>(command: CommandWithContext<Result>): Promise<Result> {
    const { course, behind } = command.context
    const outcome = await this.executor.execute<CommandWithContext<Result>, Result>(command).catch((error: unknown) => {
      course.failure = error
      throw error
    })
    course.hasWritten ||= outcome.position !== null
    course.id = outcome.id ?? course.id
    const fork = forkOfWork()
    if (fork !== undefined) await this.forkPolicies.follow(fork)
    else if (!(await this.isShown(command, outcome))) {
      behind()
      await this.lookAhead.begin()
    }
    return outcome
  }

  /** A step of a job, which reads nothing in between: written, and nothing waited for. */
  dispatch<Result extends CommandOutcome = CommandOutcome>(command: CommandWithContext<Result>): Promise<Result> {
    return this.executor.execute<CommandWithContext<Result>, Result>(command)
  }

  /** Waiting that fails is no failure of the command: it is written. */
  private async isShown({ context: { course, correlation } }: CommandWithContext, outcome: Outcome): Promise<boolean> {
    const { position } = outcome
    if (position === null) return true
    try {
      const followed = await course.wait(left => this.policies.done(outcome, correlation, left))
      const passed = await course.wait(left => this.documents.passed(followed ?? position, left))
      return followed !== undefined && passed
    } catch (error) {
      this.logger.warn(`A command was written, and the documents could not be waited for: ${String(error)}`)
      return false
    }
  }
}
