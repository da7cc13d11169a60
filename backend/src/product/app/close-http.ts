import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ErrorForm } from '../../core/http/error-form'
import { RETRY_AFTER } from '../../core/http/retry-after'
import { SECURITY_HEADERS } from '../../core/http/security-headers'

/** How long a request that was begun may take to its answer. */
const LONGEST_ANSWER_MILLISECONDS = 2_000
const SWEEP_MILLISECONDS = 50

const CLOSING: ErrorForm = {
  statusCode: 503,
  message: 'Fullcourt is ending or starting again. Try again soon.',
  error: STATUS_CODES[503] ?? 'Error',
}
const CLOSING_HEAD = {
  ...SECURITY_HEADERS,
  ...RETRY_AFTER,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Connection: 'close',
}

/** Answers a request that comes while the product closes, over a connection that is still open; always true. */
export const answerClosing = (_: IncomingMessage, reply: ServerResponse): boolean => {
  reply.writeHead(503, CLOSING_HEAD).end(JSON.stringify(CLOSING))
  return true
}

/**
 * Accepts no new connection, and answers the requests in progress. A connection ends as soon as no request is on it, and with
 * the time at the latest.
 */
export const closeHttp = async (app: NestFastifyApplication): Promise<void> => {
  const server = app.getHttpServer() as Server
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS)
  const cut = setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER_MILLISECONDS)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
