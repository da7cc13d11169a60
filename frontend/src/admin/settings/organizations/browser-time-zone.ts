/** The time zone of the person at the screen, in IANA's names: the likeliest one of the league that he sets up. */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
