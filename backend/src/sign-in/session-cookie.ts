/** The one cookie that the product sets for a signed-in person. */
export const SESSION_COOKIE = 'fullcourt_session'

/** How long a session lasts, in milliseconds (14 days); using it does not make it longer. */
export const SESSION_LASTS = 14 * 24 * 60 * 60 * 1000
