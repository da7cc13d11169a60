import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '../../core/http/security-headers'
import type { Scheme } from '../../core/http/trusted-origin'
import type { Body } from './body'
import { bodyIn, compress } from './encode'
import { encodingFor, type Encoding } from './encoding'
import type { CachedResponse } from './response-cache'

const isCurrent = (asked: string | undefined, etag: string) =>
  asked !== undefined && (asked === '*' || asked.split(',').some(one => one.trim().replace(/^W\//, '') === etag))

type Headers = Readonly<Record<string, string>>

/** Names and values one after another, which Node takes over the quickest. */
type Head = string[]

const headOf = (headers: Headers): Head => Object.entries(headers).flat()

/** What goes ahead of a cached response is the same every time: made when it is first sent in an encoding, or as unchanged. */
type Heads = { unchanged: Head } & { [encoding in Encoding]?: Head }

/** An old header that says of frames what the content security policy says too, but cannot name every website. */
const FRAMES = 'X-Frame-Options'

const withoutFrames = (headers: Headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => name !== FRAMES))

const unchangedHeaders = ({ etag, cacheControl, headers, framable }: CachedResponse, scheme: Scheme): Headers => {
  const own = { Vary: 'Accept-Encoding', ...headers, ETag: etag, 'Cache-Control': cacheControl }
  const ofEveryAnswer = securityHeaders(scheme)
  return { ...(framable ? withoutFrames(ofEveryAnswer) : ofEveryAnswer), ...own }
}

const prepared: { readonly [scheme in Scheme]: WeakMap<CachedResponse, Heads> } = { http: new WeakMap(), https: new WeakMap() }

const preparedHeads = (answer: CachedResponse, scheme: Scheme): Heads => {
  const known = prepared[scheme].get(answer)
  if (known) return known
  const heads = { unchanged: headOf(unchangedHeaders(answer, scheme)) }
  prepared[scheme].set(answer, heads)
  return heads
}

const headIn = ({ type, bytes }: CachedResponse, { unchanged }: Heads, encoding: Encoding, body: Body): Head => [
  ...unchanged,
  ...headOf({ 'Content-Type': type, 'Content-Length': String(body.length) }),
  ...(body === bytes.identity ? [] : ['Content-Encoding', encoding]),
]

type Sending = { readonly answer: CachedResponse; readonly heads: Heads; readonly encoding: Encoding }

const send = ({ answer, heads, encoding }: Sending, body: Body, request: IncomingMessage, reply: ServerResponse): void => {
  const head = (heads[encoding] ??= headIn(answer, heads, encoding, body))
  reply.writeHead(answer.status, head)
  reply.end(request.method === 'HEAD' ? '' : body, 'latin1')
}

/** Writes a cached response, or 304 where the reader has it already; compressed first where nobody asked for this encoding yet. */
export const writeCached = (answer: CachedResponse, scheme: Scheme, request: IncomingMessage, reply: ServerResponse): void => {
  const heads = preparedHeads(answer, scheme)
  if (answer.status === 200 && isCurrent(request.headers['if-none-match'], answer.etag)) {
    reply.writeHead(304, heads.unchanged)
    reply.end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const sending = { answer, heads, encoding }
  const body = bodyIn(answer.bytes, encoding)
  if (body !== undefined) return send(sending, body, request, reply)
  compress(answer.bytes, encoding).then(
    () => send(sending, bodyIn(answer.bytes, encoding) ?? answer.bytes.identity, request, reply),
    (error: Error) => reply.destroy(error),
  )
}
