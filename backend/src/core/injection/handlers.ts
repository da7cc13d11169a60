import { Inject, type Type } from '@nestjs/common'

/** What Nest injects into a handler that a function makes, by the names that its definition has for it. */
export type Injectables = { readonly [name: string]: Type<object> }

/** The same once it is injected. */
export type Injected<Uses extends Injectables> = { readonly [Name in keyof Uses]: InstanceType<Uses[Name]> }

/** Nest constructs a handler with what these stand for, in their order. */
export const injectInto = (handler: Type<object>, injectables: readonly Type<object>[]): void =>
  injectables.forEach((one, index) => Inject(one)(handler, undefined, index))

/** What was injected in the order of its definition, by name. */
export const injectedByName = <Uses extends Injectables>(uses: Uses | undefined, injected: readonly object[]): Injected<Uses> =>
  Object.fromEntries(Object.keys(uses ?? {}).map((name, i) => [name, injected[i]])) as Injected<Uses>

/** For traces and messages: a class that a function makes has no name of its own. */
export const nameClass = (made: Type<object>, name: string): void => void Object.defineProperty(made, 'name', { value: name })

/** The handlers of a context's commands or queries, for its module. */
export const handlersOf = (made: { readonly [name: string]: { readonly handler: Type<object> } }): readonly Type<object>[] =>
  Object.values(made).map(({ handler }) => handler)
