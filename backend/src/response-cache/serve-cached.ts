import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '../http/security-headers'
import type { Scheme } from '../http/trusted-origin'
import { encodingFor, type Encoding } from './encoding'
import type { CachedResponse } from './response-cache'

const isCurrent = (asked: string | undefined, etag: string) =>
  asked !== undefined && (asked === '*' || asked.split(',').some(one => one.trim().replace(/^W\//, '') === etag))

type Head = Readonly<Record<string, string | number>>
type Heads = { readonly unchanged: Head } & { readonly [encoding in Encoding]: Head }

/** An old header that says of frames what the content security policy says too, but cannot name every website. */
const FRAMES = 'X-Frame-Options'

const withoutFrames = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== FRAMES))

const headsOf = ({ etag, cacheControl, headers, framable, type, bytes }: CachedResponse, scheme: Scheme): Heads => {
  const own = { Vary: 'Accept-Encoding', ...headers, ETag: etag, 'Cache-Control': cacheControl }
  const ofEveryAnswer = securityHeaders(scheme)
  const unchanged = { ...(framable ? withoutFrames(ofEveryAnswer) : ofEveryAnswer), ...own }
  const identity = { ...unchanged, 'Content-Type': type, 'Content-Length': bytes.identity.length }
  const packed = (encoding: Encoding) => {
    const body = bytes[encoding]
    return body === null ? identity : { ...identity, 'Content-Length': body.length, 'Content-Encoding': encoding }
  }
  return { unchanged, identity, gzip: packed('gzip'), br: packed('br') }
}

/** What goes ahead of a cached response is the same every time. */
const prepared: { readonly [scheme in Scheme]: WeakMap<CachedResponse, Heads> } = { http: new WeakMap(), https: new WeakMap() }

const preparedHeads = (answer: CachedResponse, scheme: Scheme): Heads => {
  const known = prepared[scheme].get(answer)
  if (known) return known
  const heads = headsOf(answer, scheme)
  prepared[scheme].set(answer, heads)
  return heads
}

/** Writes a cached response, or 304 where the reader has it already. */
export const writeCached = (answer: CachedResponse, scheme: Scheme, request: IncomingMessage, reply: ServerResponse): void => {
  const heads = preparedHeads(answer, scheme)
  if (isCurrent(request.headers['if-none-match'], answer.etag)) {
    reply.writeHead(304, heads.unchanged)
    reply.end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.writeHead(answer.status, heads[encoding])
  reply.end(request.method === 'HEAD' ? '' : (answer.bytes[encoding] ?? answer.bytes.identity), 'latin1')
}
