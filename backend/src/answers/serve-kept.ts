import type { IncomingMessage, ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from '../http/security-headers'
import type { KeptAnswer, KeptAnswers } from './kept-answers'

type Encoding = keyof KeptAnswer['bytes']

/** The best encoding that the reader takes. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

const isCurrent = (asked: string | undefined, etag: string) =>
  asked !== undefined && (asked === '*' || asked.split(',').some(one => one.trim().replace(/^W\//, '') === etag))

/** Writes a kept answer, or 304 where the reader has it already. */
export const writeKept = (answer: KeptAnswer, request: IncomingMessage, reply: ServerResponse): void => {
  const headers = {
    ...SECURITY_HEADERS,
    ...answer.headers,
    ETag: answer.etag,
    'Cache-Control': answer.cacheControl,
    Vary: 'Accept-Encoding',
  }
  if (isCurrent(request.headers['if-none-match'], answer.etag)) {
    reply.writeHead(304, headers)
    reply.end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const bytes = answer.bytes[encoding]
  reply.writeHead(answer.status, {
    ...headers,
    'Content-Type': answer.type,
    'Content-Length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
  reply.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Serves a kept answer ahead of the framework; false where there is none. `addressOf` is null for what is never kept. */
export const serveKept =
  (kept: KeptAnswers, addressOf: (request: IncomingMessage) => string | null, count: (answer: KeptAnswer) => void) =>
  (request: IncomingMessage, reply: ServerResponse): boolean => {
    const address = addressOf(request)
    const answer = address === null ? undefined : kept.get(address)
    if (!answer) return false
    count(answer)
    writeKept(answer, request, reply)
    return true
  }
