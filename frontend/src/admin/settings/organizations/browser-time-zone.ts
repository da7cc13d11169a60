/** The time zone of the person at the screen, in IANA's names: the likeliest one of the league that they set up. */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
