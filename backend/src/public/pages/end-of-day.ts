import { getTimezoneOffset } from 'date-fns-tz'
import { momentOf, offsetAt } from '../../contexts/games/moment'

const DAY = 24 * 60 * 60 * 1000

/** When the calendar day of a zone ends, in milliseconds since 1970. */
export const endOfDay = (now: Date, zone: string): number => {
  const wallTime = now.getTime() + getTimezoneOffset(offsetAt(zone, now.getTime()))
  const nextDay = new Date(wallTime + DAY).toISOString().slice(0, 10)
  return Date.parse(momentOf(nextDay, null, zone))
}
