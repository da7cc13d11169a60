import type { IncomingMessage, ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from '../http/security-headers'
import type { CachedResponse, ResponseCache } from './response-cache'

type Encoding = keyof CachedResponse['bytes']

/** The best encoding that the reader takes. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

const isCurrent = (asked: string | undefined, etag: string) =>
  asked !== undefined && (asked === '*' || asked.split(',').some(one => one.trim().replace(/^W\//, '') === etag))

type Head = Readonly<Record<string, string | number>>
type Heads = { readonly unchanged: Head } & { readonly [encoding in Encoding]: Head }

const headsOf = ({ etag, cacheControl, headers, type, bytes }: CachedResponse): Heads => {
  const unchanged = { ...SECURITY_HEADERS, ...headers, ETag: etag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' }
  const identity = { ...unchanged, 'Content-Type': type, 'Content-Length': bytes.identity.length }
  const packed = (encoding: Encoding) => ({ ...identity, 'Content-Length': bytes[encoding].length, 'Content-Encoding': encoding })
  return { unchanged, identity, gzip: packed('gzip'), br: packed('br') }
}

/** What goes ahead of a cached response is the same every time. */
const prepared = new WeakMap<CachedResponse, Heads>()

const preparedHeads = (answer: CachedResponse): Heads => {
  const known = prepared.get(answer)
  if (known) return known
  const heads = headsOf(answer)
  prepared.set(answer, heads)
  return heads
}

/** Writes a cached response, or 304 where the reader has it already. */
export const writeCached = (answer: CachedResponse, request: IncomingMessage, reply: ServerResponse): void => {
  const heads = preparedHeads(answer)
  if (isCurrent(request.headers['if-none-match'], answer.etag)) {
    reply.writeHead(304, heads.unchanged)
    reply.end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.writeHead(answer.status, heads[encoding])
  reply.end(request.method === 'HEAD' ? undefined : answer.bytes[encoding])
}

/** Serves a cached response ahead of the framework; false where there is none. `addressOf` is null for what is never kept. */
export const serveCached =
  (cache: ResponseCache, addressOf: (request: IncomingMessage) => string | null, count: (answer: CachedResponse) => void) =>
  (request: IncomingMessage, reply: ServerResponse): boolean => {
    const address = addressOf(request)
    const answer = address === null ? undefined : cache.get(address)
    if (!answer) return false
    count(answer)
    writeCached(answer, request, reply)
    return true
  }
