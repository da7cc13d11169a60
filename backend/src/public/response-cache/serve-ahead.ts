import type { IncomingMessage, ServerResponse } from 'node:http'
import { trustedOrigin, trustedScheme, type Scheme, type TrustedOrigin } from '../../core/http/trusted-origin'
import type { CacheKeys } from './cache-keys'
import type { RecentReads } from './recent-reads'
import type { CachedResponse, ResponseCache } from './response-cache'
import { writeCached } from './serve-cached'
import { visitorCall, visitorPage } from './visitor-read'

/** Serves a request ahead of the framework; false where it cannot. */
export type Serve = (request: IncomingMessage, reply: ServerResponse) => boolean

type Ahead = {
  readonly cache: ResponseCache
  readonly keys: CacheKeys
  readonly reads: RecentReads
  readonly trustProxy: number
  /** Called with a response that is about to be served. */
  readonly served: (answer: CachedResponse, reply: ServerResponse) => void
}

/** Serves cached responses ahead of the framework, and counts what visitors ask for. */
export const serveAhead = ({ cache, keys, reads, trustProxy, served }: Ahead): Serve => {
  const send = (answer: CachedResponse | undefined, scheme: Scheme, request: IncomingMessage, reply: ServerResponse): boolean => {
    if (!answer) return false
    served(answer, reply)
    writeCached(answer, scheme, request, reply)
    return true
  }
  /** An address in its one form is its own key. */
  const ofCall = (url: string, request: IncomingMessage): CachedResponse | undefined => {
    const found = cache.get(url)
    const key = found ? url : keys.ofCall(url)
    if (key === null) return undefined
    reads.count(key, () => visitorCall(key, request))
    return found ?? cache.get(key)
  }
  const ofPage = (url: string, request: IncomingMessage, origin: TrustedOrigin): CachedResponse | undefined => {
    const key = keys.ofPage(request, origin)
    if (key === null) return undefined
    reads.count(key, () => visitorPage(keys.pageAddress(url), request, origin))
    return cache.get(key)
  }
  return (request, reply) => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    if (url.startsWith('/api/')) return send(ofCall(url, request), trustedScheme(request, trustProxy), request, reply)
    const origin = trustedOrigin(request, trustProxy)
    return origin !== undefined && send(ofPage(url, request, origin), origin.scheme, request, reply)
  }
}
