import type { IncomingMessage, ServerResponse } from 'node:http'
import { trustedOrigin, trustedScheme } from '../../core/http/trusted-origin'
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
  /** An address in its one form is its own key. */
  const ofCall = (url: string, request: IncomingMessage): CachedResponse | undefined => {
    const found = cache.get(url)
    const key = found ? url : keys.ofCall(url)
    if (key === null) return undefined
    reads.count(key, () => visitorCall(key, request))
    return found ?? cache.get(key)
  }
  const ofPage = (url: string, request: IncomingMessage): CachedResponse | undefined => {
    const origin = trustedOrigin(request, trustProxy)
    const key = origin === undefined ? null : keys.ofPage(request, origin)
    if (origin === undefined || key === null) return undefined
    reads.count(key, () => visitorPage(keys.pageAddress(url), request, origin))
    return cache.get(key)
  }
  return (request, reply) => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const answer = url.startsWith('/api/') ? ofCall(url, request) : ofPage(url, request)
    if (!answer) return false
    served(answer, reply)
    writeCached(answer, trustedScheme(request, trustProxy), request, reply)
    return true
  }
}
