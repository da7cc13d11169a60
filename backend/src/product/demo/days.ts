import { formatInTimeZone } from 'date-fns-tz'
import { daysAfter, DAYS_OF_WEEK, weekdayNumber } from '@fullcourt/domain/facts/days'
import type { Slot } from '@fullcourt/domain/schedules/slots'

/** What calendar and clock on the wall of a time zone show at a moment. */
export const wallMoment = (moment: Date, zone: string): Slot => ({
  date: formatInTimeZone(moment, zone, 'yyyy-MM-dd'),
  time: formatInTimeZone(moment, zone, 'HH:mm'),
})

/** The Monday of a day's week, which ends on Sunday. */
export const mondayOf = (date: string): string => daysAfter(date, -((weekdayNumber(date) + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK))

const TIMES_OF_YEAR = ['Winter', 'Spring', 'Summer', 'Fall'] as const

/** What a league calls a season that begins on a day: `Fall 2026`. */
export const seasonName = (begins: string): string => {
  const [year, month] = begins.split('-').map(Number)
  return `${TIMES_OF_YEAR[Math.floor(((month ?? 0) % 12) / 3)]} ${year}`
}
