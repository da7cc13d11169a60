import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import session, { type FastifySessionOptions } from '@fastify/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { Scheme } from '../http/trusted-origin'
import { PRIVATE_STORE } from '../injection/tokens'
import type { PrivateStore } from '../../storage/private-store/private-store'
import type { Settings } from '../settings/settings'
import { SESSION_COOKIE, sessionCookieOf, SESSION_LASTS } from './session-cookie'
import { Attempts } from './attempts'
import { countAttempts } from './counts-attempts'
import { sendDeviceCookie } from './device-cookie'
import { SessionRecords } from './session-records'

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

/** What is answered without looking who asks, also while sessions cannot be read. */
const SAME_FOR_EVERYBODY = /^\/(?:assets|api\/health|metrics)(?:[/?]|$)/

/** What signs the session cookie: as set, or made once per installation, so that sessions outlive a restart. */
const sessionSecretOf = async (store: PrivateStore, set: string | null): Promise<string> =>
  set ?? String(await store.putIfAbsent('installation', 'session-secret', randomBytes(32).toString('base64url')))

/** Gives every request its session, before the routes are made. A session is written when it begins and when it ends, never by a read. */
export const installSignIn = async (
  app: NestFastifyApplication,
  { sessionSecret }: Pick<Settings, 'sessionSecret'>,
): Promise<void> => {
  const records = app.get(SessionRecords)
  const secret = await sessionSecretOf(app.get<PrivateStore>(PRIVATE_STORE), sessionSecret)
  await app.register(cookie)
  const fastify = app.getHttpAdapter().getInstance()
  fastify.addHook('onRequest', (request, _, done) => {
    request.cookies = SAME_FOR_EVERYBODY.test(request.url) ? {} : withSessionCookie(request)
    done()
  })
  fastify.addHook('onRequest', countAttempts(app.get(Attempts)))
  await app.register(session, optionsOf(records, secret))
  fastify.addHook('onSend', (request, reply, payload, done) => {
    sendDeviceCookie(request, reply)
    if (isPublic(reply.getHeader('cache-control'))) reply.removeHeader('set-cookie')
    else nameSessionCookie(request, reply)
    done(null, payload)
  })
}

const optionsOf = (records: SessionRecords, secret: string): FastifySessionOptions => ({
  secret,
  cookieName: SESSION_COOKIE,
  cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: SESSION_LASTS },
  rolling: false,
  saveUninitialized: false,
  store: {
    get: (id, done) => void records.find(id).then(found => done(null, found), done),
    set: (id, value, done) => void records.keep(id, value).then(() => done(), done),
    destroy: (id, done) => void records.end(id).then(() => done(), done),
  },
})

/** An answer that shared caches may store carries no cookie. */
const isPublic = (cacheControl: unknown): boolean => typeof cacheControl === 'string' && cacheControl.includes('public')
