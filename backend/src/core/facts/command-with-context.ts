import type { CommandContext } from './command-context'
import type { Outcome } from './decider'

/** What a command's caller gets back: where it ended, and whatever the handler says beside (new ids). */
export type CommandOutcome = Outcome & { readonly id?: number | undefined }

/** A command of the CommandBus: every one carries the call it belongs to. */
export type CommandWithContext<Result = CommandOutcome> = {
  readonly context: CommandContext
  /** What it comes to, for its type alone. */
  readonly outcome?: Result
}
