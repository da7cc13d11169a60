import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { SECURITY_HEADERS } from '../../core/http/security-headers'

const MESSAGES: { readonly [status: number]: string } = {
  400: 'The address is not well formed.',
  414: 'The address is too long.',
}

/** Reports an address for which no route was even looked for, in the form of every error (docs/http-api.md#errors). */
export const answerAddressFault = (
  { statusCode = 400, message = '' }: Partial<FastifyError>,
  _: FastifyRequest,
  reply: FastifyReply,
): void => {
  const form = { statusCode, message: MESSAGES[statusCode] ?? message, error: STATUS_CODES[statusCode] ?? 'Error' }
  reply.raw.writeHead(statusCode, {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  reply.raw.end(JSON.stringify(form))
}
