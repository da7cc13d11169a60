import type { IncomingMessage } from 'node:http'
import { SESSION_COOKIE } from '../sign-in/session-cookie'

/** The mood that a visitor chose is written into the page, so it is part of the page's name. */
const chosenTheme = (cookies: string | undefined): string =>
  /(?:^|;\s*)theme=(light|dark|auto)(?:;|$)/.exec(cookies ?? '')?.[1] ?? ''

/** Under which name an answer to this request would be kept; null for whatever is never kept: pages of signed-in people. */
export const addressOf = ({ method, url, headers }: IncomingMessage): string | null => {
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return null
  if (url.startsWith('/api/')) return url
  if (headers.cookie?.includes(`${SESSION_COOKIE}=`)) return null
  return `page ${headers.host ?? ''} ${chosenTheme(headers.cookie)} ${url}`
}
