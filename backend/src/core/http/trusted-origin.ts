import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Under which address a caller asked, as far as that can be trusted. The host is lower case, with its port where one was named. */
export type TrustedOrigin = { readonly scheme: Scheme; readonly host: string }

export type Scheme = 'http' | 'https'

/** A name or an IP address, with or without a port: whatever else comes as a host would end up in links. */
const HOST = /^(?:[a-z0-9_][a-z0-9_.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/

/**
 * Each proxy appends what it saw, so that the farthest one that is trusted counts from the right; anybody may have written what
 * is before it.
 */
const forwardedValue = (header: IncomingHttpHeaders[string], proxies: number): string | undefined => {
  if (proxies === 0 || header === undefined) return undefined
  const entries = String(header).split(',')
  return entries[Math.max(0, entries.length - proxies)]?.trim().toLowerCase()
}

/** By which scheme the caller came; a forwarded one counts where it is http or https. */
export const trustedScheme = ({ headers, socket }: IncomingMessage, proxies: number): Scheme => {
  const named = forwardedValue(headers['x-forwarded-proto'], proxies)
  if (named === 'http' || named === 'https') return named
  return 'encrypted' in socket && socket.encrypted === true ? 'https' : 'http'
}

/**
 * The one place where scheme and host of a request are read: tenant, links, cookies and the key of a cached
 * response all follow from it. `proxies` is how many in front are trusted (`TRUST_PROXY`). Undefined where the host is none.
 * See docs/tenancy.md#scheme-and-host.
 */
export const trustedOrigin = (request: IncomingMessage, proxies: number): TrustedOrigin | undefined => {
  const { headers } = request
  const host = forwardedValue(headers['x-forwarded-host'], proxies) ?? (headers.host ?? 'localhost').trim().toLowerCase()
  return HOST.test(host) ? { scheme: trustedScheme(request, proxies), host } : undefined
}
