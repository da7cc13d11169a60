import type { Type } from '@nestjs/common'
import { CommandHandler } from '@nestjs/cqrs'
import type { Decision } from '@fullcourt/domain/facts/decision'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { injectedByName, injectInto, nameClass, type Injectables, type Injected } from '../injection/handlers'
import type { CommandContext } from './command-context'
import type { CommandOutcome, CommandWithContext } from './command-with-context'
import { Decider, type Handle, type Moment, type Outcome } from './decider'
import type { ExpectedRevisions } from './expected-revision'

/** What comes in with a command, for its type alone. */
type DataOf<Data> = { readonly type?: Data }

/** Says in a definition what comes in. */
export const data = <Data extends object>(): DataOf<Data> => ({})

/** What comes in, and the call that it came in with. */
type Given<Data> = Data & { readonly context: CommandContext }

/** What a command is about, once it is found: at least whose it is; null for what belongs to the installation. */
type Owned = { readonly organization: OrganizationId | null }

/** What a command is made of, in the order in which it is carried out. */
type Definition<Data, Uses extends Injectables, Found, State, F extends AnyFact, Id, NewId> = {
  readonly takes: DataOf<Data>
  /** What Nest injects, by the names that `access` has for it. */
  readonly uses?: Uses
  /** Who may, and on what: finds all that is decided on beside the state, or throws what refuses it. */
  readonly access: (given: Given<Data>, uses: Injected<Uses>) => Found | Promise<Found>
  readonly stream: StreamOf<State, Recorded<F>, Id>
  /** Which of these streams. */
  readonly id: (found: Found, given: Given<Data>) => Id
  readonly decide: (state: State, found: Found, given: Given<Data>, moment: Moment) => Decision<F>
  /** The parts that nobody may have changed since the caller's form read them. */
  readonly expects?: (given: Given<Data>, found: Found) => ExpectedRevisions
  /** The id of what it makes, which its caller gets back. */
  readonly makes?: (found: Found) => NewId
}

/** A command as its handler is given it. */
type Sent<Data> = { readonly context: CommandContext; readonly data: Data }

type Handler<Data> = {
  readonly execute: (command: Sent<Data>) => Promise<CommandOutcome>
  /** Throws what would refuse the command now, and writes nothing. */
  readonly check: (command: Sent<Data>) => Promise<void>
}

/** A command of the CommandBus and its handler, which a module provides (`handlersOf`). */
type CommandClass<Data, Result> = {
  new (context: CommandContext, data: Data): Sent<Data> & CommandWithContext<Result>
  readonly handler: Type<Handler<Data>>
}

/**
 * Makes a command and its handler: finds, decides, appends. `name` is that of its constant. A command that does more than this is
 * written out (`*.command.ts`).
 */
export const command = <
  Data extends object,
  Found extends Owned,
  State,
  F extends AnyFact,
  Id,
  Uses extends Injectables = Record<never, never>,
  NewId extends number | undefined = undefined,
>(
  name: string,
  { uses, access, stream, id, decide, expects, makes }: Definition<Data, Uses, Found, State, F, Id, NewId>,
): CommandClass<Data, Outcome & { readonly id: NewId }> => {
  class CommandHandlerOfName implements Handler<Data> {
    private readonly uses: Injected<Uses>

    constructor(
      private readonly decider: Decider,
      ...injected: readonly object[]
    ) {
      // Nest gives what `injectInto` asks for, each in its place.
      this.uses = injectedByName(uses, injected)
    }

    async execute(command: Sent<Data>): Promise<CommandOutcome> {
      const { found, handle } = await this.find(command)
      return { ...(await this.decider.handle(handle)), id: makes?.(found) }
    }

    async check(command: Sent<Data>): Promise<void> {
      await this.decider.check((await this.find(command)).handle)
    }

    private async find({ context, data }: Sent<Data>): Promise<{ found: Found; handle: Handle<State, F, Id> }> {
      const given = { ...data, context }
      const found = await access(given, this.uses)
      const handle = {
        stream,
        id: id(found, given),
        context,
        organization: found.organization,
        decide: (state: State, moment: Moment) => decide(state, found, given, moment),
        expectedRevision: expects?.(given, found),
      }
      return { found, handle }
    }
  }

  class CommandOfName {
    static readonly handler: Type<Handler<Data>> = CommandHandlerOfName

    constructor(
      readonly context: CommandContext,
      readonly data: Data,
    ) {}
  }

  nameClass(CommandOfName, name)
  nameClass(CommandHandlerOfName, `${name}Handler`)
  CommandHandler(CommandOfName)(CommandHandlerOfName)
  injectInto(CommandHandlerOfName, [Decider, ...Object.values(uses ?? {})])
  return CommandOfName
}
