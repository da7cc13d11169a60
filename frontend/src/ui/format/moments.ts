import { formatInTimeZone, getTimezoneOffset } from 'date-fns-tz'
import { longDate, timeOfDay } from './dates'

/** Moments are ISO 8601 with a zone; they are shown in the organization's zone (design 5.10). */

/**
 * The wall date (`YYYY-MM-DD`) and time (`HH:MM`) of a moment in a zone: its digits in UTC, moved by the zone's offset.
 * (`toZonedTime` would move them once more where the reader's own clock leaves an hour out.)
 */
export const wallTime = (moment: string, zone: string) => {
  const offset = getTimezoneOffset(formatInTimeZone(moment, zone, 'xxx'))
  const digits = new Date(Date.parse(moment) + offset).toISOString()
  return { date: digits.slice(0, 10), time: digits.slice(11, 16) }
}

/** `November 21, 2026, 7:30 PM` */
export const longMoment = (moment: string, zone: string) => {
  const { date, time } = wallTime(moment, zone)
  return `${longDate(date)}, ${timeOfDay(time)}`
}

const steps = [
  { unit: 'minute', seconds: 60, upTo: 3600 },
  { unit: 'hour', seconds: 3600, upTo: 86_400 },
  { unit: 'day', seconds: 86_400, upTo: 30 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400, upTo: 365 * 86_400 },
  { unit: 'year', seconds: 365 * 86_400, upTo: Infinity },
]

/** `2 hours ago`, `just now`; what lies ahead (a clock that is off) is `just now` too. */
export const ago = (moment: string, now: string) => {
  const passed = (Date.parse(now) - Date.parse(moment)) / 1000
  const step = steps.find(({ upTo }) => passed < upTo)
  if (!step || passed < 60) return 'just now'
  const count = Math.floor(passed / step.seconds)
  return `${count} ${step.unit}${count === 1 ? '' : 's'} ago`
}
