import type { IncomingMessage, ServerResponse } from 'node:http'
import { trustedOrigin, trustedScheme } from '../../core/http/trusted-origin'
import type { CacheKeys } from './cache-keys'
import type { CachedResponse, ResponseCache } from './response-cache'
import { writeCached } from './serve-cached'

/** Serves a request ahead of the framework; false where it cannot. */
export type Serve = (request: IncomingMessage, reply: ServerResponse) => boolean

type Ahead = {
  readonly cache: ResponseCache
  readonly keys: CacheKeys
  readonly trustProxy: number
  /** Called with a response that is about to be served. */
  readonly served: (answer: CachedResponse, reply: ServerResponse) => void
}

/** Serves cached responses ahead of the framework. */
export const serveAhead = ({ cache, keys, trustProxy, served }: Ahead): Serve => {
  /** An address in its one form is its own key. */
  const ofCall = (url: string): CachedResponse | undefined => {
    const found = cache.get(url)
    if (found) return found
    const key = keys.ofCall(url)
    return key === null || key === url ? undefined : cache.get(key)
  }
  const ofPage = (request: IncomingMessage): CachedResponse | undefined => {
    const origin = trustedOrigin(request, trustProxy)
    const key = origin === undefined ? null : keys.ofPage(request, origin)
    return key === null ? undefined : cache.get(key)
  }
  return (request, reply) => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const answer = url.startsWith('/api/') ? ofCall(url) : ofPage(request)
    if (!answer) return false
    served(answer, reply)
    writeCached(answer, trustedScheme(request, trustProxy), request, reply)
    return true
  }
}
