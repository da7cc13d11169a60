import { getTimezoneOffset } from 'date-fns-tz'
import { daysAfter } from '@fullcourt/domain/facts/days'
import { beginningOf, offsetAt } from '../../contexts/games/moment'

/** When the calendar day of a zone ends, in milliseconds since 1970. */
export const endOfDay = (now: Date, zone: string): number => {
  const wallTime = now.getTime() + getTimezoneOffset(offsetAt(zone, now.getTime()))
  const today = new Date(wallTime).toISOString().slice(0, 10)
  return beginningOf(daysAfter(today, 1), zone)
}
