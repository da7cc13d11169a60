import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { RouteSetting } from '../http/route-setting'
import type { SignInAttempt, Attempts } from './attempts'
import { tooManyAttempts } from './too-many-attempts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as an attempt of its address. */
    attempt?: Extract<SignInAttempt, { kind: 'allowed' }>
  }
}

const COUNTS_ATTEMPTS = 'fullcourt:counts-attempts'

/** Every request to the route is an attempt of its address. */
export const CountsAttempts = () => RouteSetting({ [COUNTS_ATTEMPTS]: true })

const isCounted = ({ routeOptions }: FastifyRequest): boolean => COUNTS_ATTEMPTS in routeOptions.config

/** Counts attempts before anything of them is read: what is no sign-in at all counts, too. */
export const countAttempts =
  (attempts: Attempts): onRequestHookHandler =>
  (request, reply, done) => {
    if (!isCounted(request)) return done()
    const attempt = attempts.beginAt(request.ip)
    if (attempt.kind === 'refused') return done(tooManyAttempts(attempt, reply))
    request.attempt = attempt
    done()
  }
