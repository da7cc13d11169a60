import type { Scheme } from '../http/trusted-origin'

/** The one cookie that the product sets for a signed-in person. */
export const SESSION_COOKIE = 'fullcourt_session'

/**
 * Its name in HTTP. Behind https it is bound to this very host: a browser takes a name with that prefix from nobody else,
 * not from a neighbour on the same domain either.
 */
export const sessionCookieOf = (scheme: Scheme): string => (scheme === 'https' ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE)

/** True where a request brings a session, good or not. */
export const hasSessionCookie = (cookies: string | undefined): boolean => cookies?.includes(`${SESSION_COOKIE}=`) ?? false

/** How long a session lasts, in milliseconds (14 days); using it does not make it longer. */
export const SESSION_LASTS = 14 * 24 * 60 * 60 * 1000
