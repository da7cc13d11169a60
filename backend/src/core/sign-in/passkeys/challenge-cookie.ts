import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'fullcourt_passkey'
/** In seconds: as long as a challenge can be answered. */
const LASTS = 5 * 60
const BINDING_BYTES = 16

const nameOf = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? `__Host-${COOKIE}` : COOKIE)

/** Gives a browser that signs in the secret to which its challenge is bound. */
export const sendBinding = (request: FastifyRequest, reply: FastifyReply): string => {
  const binding = randomBytes(BINDING_BYTES).toString('base64url')
  const secure = request.protocol === 'https'
  reply.setCookie(nameOf(request), binding, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: LASTS })
  return binding
}

/** What the browser of a request brings; undefined where it asked for no challenge. */
export const bindingOf = (request: FastifyRequest): string | undefined => request.cookies[nameOf(request)]
