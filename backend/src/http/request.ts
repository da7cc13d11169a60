import type { FastifyRequest } from 'fastify'
import type { CommandContext } from '../facts/command-context'
import type { Actor } from './actor'
import type { Scope } from './scope'

/** What the guards and interceptors of the door found out about a request. */
export type Known = { actor?: Actor; scope?: Scope; call?: CommandContext; keep?: boolean }

export type KnownRequest = FastifyRequest & { fullcourt?: Known }

/** What is known of a request; one object per request. */
export const knownOf = (request: KnownRequest): Known => (request.fullcourt ??= {})
