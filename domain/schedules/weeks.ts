import { dayNumber, daysAfter, DAYS_OF_WEEK, weekdayNumber } from '../facts/days'
import { WEEKDAYS, type ScheduleDetails } from './events'

const weekdayOf = (date: string) => WEEKDAYS[weekdayNumber(date)]

/** What the weeks of a schedule are made of. */
export type Weeks = Pick<
  ScheduleDetails,
  'startDate' | 'numWeeks' | 'gameDays' | 'sameSlot' | 'timeSlots' | 'weeklyTimeSlots' | 'weeklyDates'
>

/** The first day of a week from 0: 7 days after that of the week before (docs/schedules.md#weeks-and-slots). */
export const firstDateOfWeek = ({ startDate }: Pick<Weeks, 'startDate'>, week: number): string =>
  daysAfter(startDate, week * DAYS_OF_WEEK)

/** How many weeks from a start date hold the days up to another one: at least one. */
export const weeksUntil = (startDate: string, end: string): number =>
  Math.max(1, Math.floor((dayNumber(end) - dayNumber(startDate)) / DAYS_OF_WEEK) + 1)

/** The dates with games in a week from 0: week by week 7 days after the start date (docs/schedules.md#weeks-and-slots), in order. */
export const datesOfWeek = ({ startDate, gameDays, weeklyDates }: Weeks, week: number): readonly string[] => {
  const own = weeklyDates[week] ?? []
  if (own.length > 0) return [...new Set(own)].toSorted()
  const first = firstDateOfWeek({ startDate }, week)
  if (gameDays.length === 0) return [first]
  const days = Array.from({ length: DAYS_OF_WEEK }, (_, day) => daysAfter(first, day))
  return days.filter(date => gameDays.some(day => day === weekdayOf(date)))
}

/** The times of games on each date of a week from 0. */
export const timesOfWeek = ({ sameSlot, timeSlots, weeklyTimeSlots }: Weeks, week: number): readonly string[] =>
  sameSlot ? timeSlots : (weeklyTimeSlots[week] ?? [])

/** How many slots a schedule has: at a named location one a time, however often the time is listed; without one as listed. */
export const countSlots = (details: Weeks & Pick<ScheduleDetails, 'numWeeks' | 'locations'>): number => {
  const { numWeeks, locations } = details
  return Array.from({ length: numWeeks }, (_, week) => {
    const times = timesOfWeek(details, week)
    const games = locations.length === 0 ? times.length : new Set(times).size * new Set(locations).size
    return datesOfWeek(details, week).length * games
  }).reduce((sum, slots) => sum + slots, 0)
}
