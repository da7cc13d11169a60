import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import { USUAL_LIMITS } from '../../core/http/body-limits'
import { parseQuery } from '../../core/http/query-text'
import type { Settings } from '../../core/settings/settings'
import type { WaitingRequests } from '../../public/refresh/waiting-requests'
import type { Serve } from '../../public/response-cache/serve-ahead'
import { answerAddressFault } from '../server/address-fault'

/**
 * How long a connection is kept that nobody uses. Longer than browsers and proxies keep theirs (a minute for most): a call that one
 * sends while this side closes the connection is lost, and a POST is not sent again by itself.
 */
const UNUSED_MILLISECONDS = 72_000

/** The framework's way into HTTP: it gets what is not served ahead of it, which waits until it is answered. */
export const httpAdapter = (settings: Settings, serve: Serve, waiting: WaitingRequests) =>
  new FastifyAdapter({
    bodyLimit: USUAL_LIMITS.bytes,
    trustProxy: settings.trustProxy === 0 ? false : settings.trustProxy,
    routerOptions: { maxParamLength: 300, querystringParser: parseQuery },
    forceCloseConnections: 'idle',
    frameworkErrors: answerAddressFault,
    serverFactory: (handler: (request: IncomingMessage, reply: ServerResponse) => void): Server =>
      createServer({ keepAliveTimeout: UNUSED_MILLISECONDS }, (request, reply) => {
        if (serve(request, reply)) return
        waiting.add(reply)
        handler(request, reply)
      }),
  })
