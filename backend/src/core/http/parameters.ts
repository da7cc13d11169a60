import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { ApiHeader } from '@nestjs/swagger'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { Position } from '@fullcourt/event-store/port'
import type { CommandContext } from '../facts/command-context'
import { Refused } from '../facts/refused'
import type { Actor } from './actor'
import { originOfRequest, stateOfRequest, type KnownRequest } from './request'
import type { TrustedOrigin } from './trusted-origin'
import type { Scope } from './scope'

const stateIn = (context: ExecutionContext) => stateOfRequest(context.switchToHttp().getRequest<KnownRequest>())

const present = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`No guard or interceptor prepared ${what} for this route.`)
  return value
}

/** The signed-in person; only on routes that ask for one. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): Actor =>
  present(stateIn(context).actor, 'the actor'),
)

const scopeOf = (context: ExecutionContext): Scope => present(stateIn(context).scope, 'the scope')

/** Under which address the call came. */
export const AskedOrigin = createParamDecorator((_: unknown, context: ExecutionContext): TrustedOrigin =>
  originOfRequest(context.switchToHttp().getRequest<KnownRequest>()),
)

const commandContextOf = (context: ExecutionContext): CommandContext => present(stateIn(context).call, 'the call')

/** Whose things the call may see; on every route but those for anyone. */
export const InScope = createParamDecorator((_: unknown, context: ExecutionContext): Scope => scopeOf(context))

/** The context of the command of a state-changing call. */
export const RequestContext = createParamDecorator((_: unknown, context: ExecutionContext): CommandContext =>
  commandContextOf(context),
)

/** A state-changing call: whose things it may touch, and the context of its command. */
export type ChangeCall = { readonly scope: Scope; readonly context: CommandContext }

const changeCallOf = (context: ExecutionContext): ChangeCall => ({ scope: scopeOf(context), context: commandContextOf(context) })

/** A state-changing call within a scope. */
export const ChangeInScope = createParamDecorator((_: unknown, context: ExecutionContext): ChangeCall => changeCallOf(context))

const notRevision = (example: string) => refuse('invalid', `If-Match must be a revision such as "${example}".`)

const describeIfMatch: ParameterDecorator = (controller, method) => {
  if (method === undefined) return
  const descriptor = Object.getOwnPropertyDescriptor(controller, method) as PropertyDescriptor
  ApiHeader({
    name: 'If-Match',
    required: false,
    example: '"7"',
    description: 'The revision at which the form read what it changes: 409, with who and what, where that was changed since',
  })(controller, method, descriptor)
}

/**
 * The value of `If-Match`; undefined where the caller does not say. What is none is refused: its sender counts on being
 * protected.
 */
const readAtOf = (context: ExecutionContext, form: RegExp, example: string): string | undefined => {
  const header = context.switchToHttp().getRequest<KnownRequest>().headers['if-match']?.trim()
  if (header === undefined || header === '*') return undefined
  const revision = /^(?:W\/)?"?(\d+)"?$/.exec(header)?.[1]
  if (revision === undefined || !form.test(revision)) throw new Refused(notRevision(example))
  return revision
}

const expectedRevisionOf = (context: ExecutionContext): number | undefined => {
  const revision = readAtOf(context, /^\d{1,9}$/, '7')
  return revision === undefined ? undefined : Number(revision)
}

/** The revision at which the caller's form read what it changes (`If-Match`). */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): number | undefined => expectedRevisionOf(context),
  [describeIfMatch],
)

/** A state-changing call with the revision at which its form read what it changes. */
export type ChangeCallIfMatch = ChangeCall & { readonly expectedRevision: number | undefined }

/** A state-changing call within a scope, which may say what its form read (`If-Match`). */
export const ChangeIfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): ChangeCallIfMatch => ({
    ...changeCallOf(context),
    expectedRevision: expectedRevisionOf(context),
  }),
  [describeIfMatch],
)

/** A position of the log as it is written in requests. */
export const POSITION_FORM = /^\d{20}$/

/** The same for a thing that is kept in several streams: the position of the log at which the form read it. */
export const IfMatchPosition = createParamDecorator(
  (_: unknown, context: ExecutionContext): Position | undefined => readAtOf(context, POSITION_FORM, '00000000000000000042'),
  [describeIfMatch],
)
