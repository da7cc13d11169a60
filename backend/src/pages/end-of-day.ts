import { momentOf } from '../games/moment'

const dayIn = (moment: Date, zone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment)

const nextDay = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** When the calendar day of a zone ends, in milliseconds since 1970. */
export const endOfDay = (now: Date, zone: string): number => Date.parse(momentOf(nextDay(dayIn(now, zone)), null, zone))
