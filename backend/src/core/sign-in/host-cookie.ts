import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Scheme } from '../http/trusted-origin'
import { SESSION_COOKIE, sessionCookieOf } from './session-cookie'

const schemeOf = ({ protocol }: FastifyRequest): Scheme => (protocol === 'https' ? 'https' : 'http')

/** The cookies of a request in which the session has its plain name; one under the name of the other scheme is nobody's. */
export const withSessionCookie = (request: FastifyRequest): FastifyRequest['cookies'] => {
  const session = request.cookies[sessionCookieOf(schemeOf(request))]
  const { [SESSION_COOKIE]: _plain, ...others } = request.cookies
  return session === undefined ? others : { ...others, [SESSION_COOKIE]: session }
}

/** A browser takes a cookie that is bound to its host only with `Secure`, also where it is taken back. */
const bindToHost = (cookie: string): string => {
  if (!cookie.startsWith(`${SESSION_COOKIE}=`)) return cookie
  const bound = sessionCookieOf('https') + cookie.slice(SESSION_COOKIE.length)
  return /;\s*secure/i.test(bound) ? bound : `${bound}; Secure`
}

/** Gives the session that an answer sets, or takes back, its name of the scheme. */
export const nameSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  const set = reply.getHeader('set-cookie')
  if (set === undefined || schemeOf(request) === 'http') return
  reply.removeHeader('set-cookie')
  reply.header('set-cookie', [set].flat().map(String).map(bindToHost))
}
