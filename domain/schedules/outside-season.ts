import type { SeasonDates } from '../seasons/dates'
import { isOutside } from '../seasons/dates'
import { longDate } from '../facts/wall-time'
import { seasonInWords } from './conflict-words'
import type { ScheduleDetails } from './events'
import { datesOfWeek } from './weeks'

const datesOf = (details: ScheduleDetails): readonly string[] => {
  const weeks = Array.from({ length: details.numWeeks }, (_, week) => datesOfWeek(details, week))
  return [...new Set(weeks.flat())].toSorted()
}

/**
 * That a schedule has dates outside of its season which it did not have `before`, in a sentence; undefined where it has none, and for
 * details that are wrong in themselves.
 */
export const outsideSeason = (details: ScheduleDetails, season: SeasonDates, before?: ScheduleDetails): string | undefined => {
  const known = new Set(before ? datesOf(before) : [])
  const dates = datesOf(details)
  const outside = dates.filter(date => isOutside(season, date) && !known.has(date))
  const [first] = outside
  if (first === undefined) return undefined
  const many = outside.length === 1 ? '1 date' : `${outside.length} dates`
  const are = outside.length === 1 ? 'is' : 'are'
  return `${many} of the schedule ${are} outside of the season (${seasonInWords(season)}), the first is ${longDate(first)}.`
}
