import type { onRequestHookHandler } from 'fastify'
import { answerAddressFault } from './address-fault'
import { stateOfRequest } from '../../core/http/request'
import { trustedOrigin } from '../../core/http/trusted-origin'

/**
 * Reads scheme and host of every request before anything else looks at it. The framework and its plugins look at the forwarded
 * scheme too: it is set to the one that is trusted, so that they come to the same.
 */
export const takeOrigin =
  (trustProxy: number): onRequestHookHandler =>
  (request, reply, done) => {
    const origin = trustedOrigin(request.raw, trustProxy)
    if (origin === undefined) {
      reply.hijack()
      return answerAddressFault({ statusCode: 400 }, request, reply)
    }
    stateOfRequest(request).origin = origin
    if (request.raw.headers['x-forwarded-proto'] !== undefined) request.raw.headers['x-forwarded-proto'] = origin.scheme
    done()
  }
