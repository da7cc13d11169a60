import type { IncomingHttpHeaders } from 'node:http'

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Why a call is refused that another site may have made in a visitor's name; undefined where it is not (docs/tenancy.md#signing-in).
 * The forwarded host counts too: a foreign page cannot set it, and a proxy in front may have changed the other.
 */
export const originFault = (method: string, headers: IncomingHttpHeaders): string | undefined => {
  if (READS.has(method)) return undefined
  const { origin } = headers
  if (origin !== undefined) return isOwn(origin, headers) ? undefined : 'This call came from a page of another site.'
  return headers['sec-fetch-site'] === 'cross-site' ? 'This call came from another site.' : undefined
}

const isOwn = (origin: string, headers: IncomingHttpHeaders): boolean => {
  const named = hostOf(origin)
  return named !== undefined && ownHosts(headers).some(host => withoutDefaultPort(host) === named)
}

const ownHosts = ({ host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): readonly string[] =>
  [host, ...[forwarded].flat()].flatMap(names => names?.split(',') ?? [])

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? withoutDefaultPort(new URL(origin).host) : undefined

const withoutDefaultPort = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:(80|443)$/, '')
