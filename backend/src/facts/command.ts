import { Inject, type Type } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Decision } from '@fullcourt/domain/facts/decision'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { CommandContext } from './command-context'
import type { CommandWithContext } from './command-with-context'
import { Decider, type Outcome } from './decider'
import type { ExpectedRevision } from './expected-revision'

/** What comes in with a command, for its type alone. */
type DataOf<Data> = { readonly type?: Data }

/** Says in a definition what comes in. */
export const data = <Data extends object>(): DataOf<Data> => ({})

/** What comes in, and the call that it came in with. */
type Given<Data> = Data & { readonly context: CommandContext }

type Injectables = { readonly [name: string]: Type<object> }
type Injected<Uses extends Injectables> = { readonly [Name in keyof Uses]: InstanceType<Uses[Name]> }

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
  readonly id: (known: Given<Data> & Found) => Id
  readonly decide: (state: State, found: Found, given: Given<Data>) => Decision<F>
  /** The parts that nobody may have changed since the caller's form read them. */
  readonly expects?: (known: Given<Data> & Found) => ExpectedRevision | undefined
  /** The id of what it makes, which its caller gets back. */
  readonly makes?: (known: Given<Data> & Found) => NewId
}

/** A command of the CommandBus and its handler, which a module provides (`handlersOf`). */
type CommandClass<Data, Result> = {
  new (context: CommandContext, data: Data): CommandWithContext<Result> & { readonly data: Data }
  readonly handler: Type<ICommandHandler>
}

/** Nest constructs a handler with what these stand for, in their order. */
const injectInto = (handler: Type<ICommandHandler>, injectables: readonly Type<object>[]): void =>
  injectables.forEach((one, index) => Inject(one)(handler, undefined, index))

/** For traces and messages: a class that a function makes has no name of its own. */
const nameClass = (made: Type<object>, name: string): void => void Object.defineProperty(made, 'name', { value: name })

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
  const injectables = Object.entries(uses ?? {})

  class Handler implements ICommandHandler<Command> {
    private readonly uses: Injected<Uses>

    constructor(
      private readonly decider: Decider,
      ...injected: readonly object[]
    ) {
      // Nest gives what `injectInto` asks for, each in its place.
      this.uses = Object.fromEntries(injectables.map(([name], i) => [name, injected[i]])) as Injected<Uses>
    }

    async execute({ context, data }: Command) {
      const given = { ...data, context }
      const found = await access(given, this.uses)
      const known = { ...given, ...found }
      const outcome = await this.decider.handle({
        stream,
        id: id(known),
        context,
        organization: found.organization,
        decide: state => decide(state, found, given),
        expectedRevision: expects?.(known),
      })
      return { ...outcome, id: makes?.(known) }
    }
  }

  class Command {
    static readonly handler: Type<ICommandHandler> = Handler

    constructor(
      readonly context: CommandContext,
      readonly data: Data,
    ) {}
  }

  nameClass(Command, name)
  nameClass(Handler, `${name}Handler`)
  CommandHandler(Command)(Handler)
  injectInto(Handler, [Decider, ...injectables.map(([, injectable]) => injectable)])
  return Command
}

/** The handlers of a context's commands, for its module. */
export const handlersOf = (commands: { readonly [name: string]: { readonly handler: Type<ICommandHandler> } }) =>
  Object.values(commands).map(({ handler }) => handler)
