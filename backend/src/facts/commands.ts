import { CommandBus } from '@nestjs/cqrs'
import type { Waiting } from '../documents/caught-up'
import type { CommandWithContext, CommandOutcome } from './command-with-context'
import type { Policies } from './policies'

/** How long a door waits for the documents (design 3, Read your own write). */
export const LONGEST_WAIT_MILLISECONDS = 2_000

/**
 * The door's way to a command: it answers when the command is written, what follows from it is done, and the documents that
 * the caller will read have passed it.
 */
export class Commands {
  constructor(
    private readonly bus: CommandBus,
    private readonly documents: Waiting,
    private readonly policies: Policies,
  ) {}

  async execute<Result extends CommandOutcome = CommandOutcome>(command: CommandWithContext): Promise<Result> {
    const outcome = await this.bus.execute<CommandWithContext, Result>(command)
    if (outcome.position === null) return outcome
    const followed = await this.policies.done(outcome, command.context.correlation, LONGEST_WAIT_MILLISECONDS)
    const passed = await this.documents.passed(followed ?? outcome.position, LONGEST_WAIT_MILLISECONDS)
    if (followed === undefined || !passed) command.context.behind()
    return outcome
  }

  /** A step of a job, which reads nothing in between: written, and nothing waited for. */
  dispatch<Result extends CommandOutcome = CommandOutcome>(command: CommandWithContext): Promise<Result> {
    return this.bus.execute<CommandWithContext, Result>(command)
  }
}
