import { STATUS_CODES } from 'node:http'
import type { onRequestHookHandler } from 'fastify'
import { networkOf } from '../../core/network/network-of'
import type { ErrorForm } from '../../core/http/error-form'
import { isLoopback } from '../../core/network/loopback'
import { RequestRate } from './request-rate'

/** Files that browsers keep for ever; a first visit asks for a dozen at once. */
const FILES = /^\/(?:assets|uploads)\//

const refusal = (seconds: number): ErrorForm => ({
  statusCode: 429,
  message: `Too many requests from your address. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  error: STATUS_CODES[429] ?? 'Error',
})

/**
 * Refuses what one address (of IPv6 one network) asks beyond so many requests a minute. Cached responses are served before this
 * is asked; requests of this machine itself are not counted, pages ask for their parts that way.
 */
export const limitRequests = (perMinute: number): onRequestHookHandler => {
  const rate = new RequestRate(perMinute)
  return (request, reply, done) => {
    if (isLoopback(request.ip) || FILES.test(request.url)) return done()
    const early = rate.take(networkOf(request.ip))
    if (early === 0) return done()
    const seconds = Math.ceil(early / 1000)
    void reply.status(429).headers({ 'Retry-After': seconds, 'Cache-Control': 'no-store' }).send(refusal(seconds))
  }
}
