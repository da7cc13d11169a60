import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { ApiHeader } from '@nestjs/swagger'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { CommandContext } from '../facts/command-context'
import { Refused } from '../facts/refused'
import type { Actor } from './actor'
import { knownOf, type KnownRequest } from './request'
import type { Scope } from './scope'

const known = (context: ExecutionContext) => knownOf(context.switchToHttp().getRequest<KnownRequest>())

const present = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`No guard or interceptor prepared ${what} for this route.`)
  return value
}

/** The signed-in person; only on routes that ask for one. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): Actor =>
  present(known(context).actor, 'the actor'),
)

/** Whose things the call may see; on every route but those for anyone. */
export const InScope = createParamDecorator((_: unknown, context: ExecutionContext): Scope =>
  present(known(context).scope, 'the scope'),
)

/** What stands around the command of a state-changing call. */
export const RequestContext = createParamDecorator((_: unknown, context: ExecutionContext): CommandContext =>
  present(known(context).call, 'the call'),
)

const NO_REVISION = refuse('invalid', 'If-Match must be a revision such as "7".')

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
 * The revision at which the caller's form read what it changes (`If-Match`); undefined where it does not say. What is none is
 * refused: whoever sends it counts on being protected.
 */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): number | undefined => {
    const header = context.switchToHttp().getRequest<KnownRequest>().headers['if-match']?.trim()
    if (header === undefined || header === '*') return undefined
    const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)
    if (!match) throw new Refused(NO_REVISION)
    return Number(match[1])
  },
  [describeIfMatch],
)
