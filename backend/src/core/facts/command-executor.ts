import type { CommandBus } from '@nestjs/cqrs'
import type { IdKind } from '@fullcourt/domain/ids/kinds'
import type { Position } from '@fullcourt/event-store/port'
import { inSpan } from '../../storage/work-context/spans'
import type { CommandContext } from './command-context'
import type { CommandWithContext, CommandOutcome } from './command-with-context'
import type { StreamStates } from './stream-states'

/** The same command within another context. */
const withContext = <Command extends CommandWithContext<unknown>>(command: Command, context: CommandContext): Command =>
  Object.assign(Object.create(Object.getPrototypeOf(command) as object) as Command, command, { context })

/** A context that can be begun again: it is handed out the same ids as the first time. */
const repeatable = (context: CommandContext): (() => CommandContext) => {
  const handedOut = new Map<IdKind, Promise<number>[]>()
  return () => {
    const turns = new Map<IdKind, number>()
    const nextId = (kind: IdKind): Promise<number> => {
      const turn = turns.get(kind) ?? 0
      turns.set(kind, turn + 1)
      const ids = handedOut.get(kind) ?? []
      handedOut.set(kind, ids)
      return (ids[turn] ??= context.nextId(kind))
    }
    return { ...context, nextId }
  }
}

/**
 * Carries commands out: on cached states, and once more on what is read where one was refused on them (docs/facts.md#commands). So a
 * handler may run twice; what it does before it hands its decision to the `Decider` does no harm when it is repeated.
 */
export class CommandExecutor {
  constructor(
    private readonly bus: Pick<CommandBus, 'execute'>,
    private readonly states: StreamStates,
  ) {}

  /** Does work that looks at streams, each with all that it holds up to that position. */
  seeing<Result>(position: Position, work: () => Promise<Result>): Promise<Result> {
    return this.states.seeing(position, work)
  }

  execute<Command extends CommandWithContext<unknown>, Result = CommandOutcome>(command: Command): Promise<Result> {
    const contextAgain = repeatable(command.context)
    return inSpan(
      command.constructor.name,
      () => ({ command: command.context.id }),
      () => this.states.deciding(() => this.bus.execute<Command, Result>(withContext(command, contextAgain()))),
    )
  }
}
