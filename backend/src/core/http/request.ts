import type { FastifyRequest } from 'fastify'
import type { OpenReading } from '@fullcourt/projections/open-reading'
import type { CommandContext } from '../facts/command-context'
import type { Actor, Caller } from './actor'
import type { Scope } from './scope'
import type { TrustedOrigin } from './trusted-origin'

/**
 * A public read, since the moment (in the order of changes) at which its tenant was looked for: that look belongs to what the
 * answer depends on.
 */
export type PublicLook = { readonly since: number; readonly reading: OpenReading }

/** What the guards and interceptors found out about a request. `caller`: under whose id it writes, a signed-in person or a scorer. */
export type RequestState = {
  origin?: TrustedOrigin
  actor?: Actor
  caller?: Caller
  scope?: Scope
  call?: CommandContext
  look?: PublicLook
}

export type KnownRequest = FastifyRequest & { fullcourt?: RequestState }

/** What is known of a request; one object per request. */
export const stateOfRequest = (request: KnownRequest): RequestState => (request.fullcourt ??= {})

/** Under which address the request came; every request has one before anything else looks at it. */
export const originOfRequest = (request: KnownRequest): TrustedOrigin => {
  const { origin } = stateOfRequest(request)
  if (origin === undefined) throw new Error('The request came past the hook that reads its host.')
  return origin
}
