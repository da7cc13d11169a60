import type { IncomingMessage } from 'node:http'
import { SESSION_COOKIE } from '../sign-in/session-cookie'

/** The name under which a page of a host is kept; the data of a call does not depend on the host. */
export const pageAddress = (host: string, url: string, theme: string): string => `page ${host} ${theme} ${url}`

/** The theme that a visitor chose; it is written into the page. */
export const themeOf = (cookies: string | undefined): string =>
  /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1] ?? 'auto'

/** Under which name an answer to this request would be kept; null for whatever is never kept: pages of signed-in people. */
export const addressOf = ({ method, url, headers }: IncomingMessage): string | null => {
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return null
  if (url.startsWith('/api/')) return url
  if (headers.cookie?.includes(`${SESSION_COOKIE}=`)) return null
  return pageAddress(headers.host ?? '', url, themeOf(headers.cookie))
}
