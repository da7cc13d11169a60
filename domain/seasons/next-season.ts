import { daysAfter, DAYS_OF_WEEK } from '../facts/days'
import type { SeasonDetails } from './events'

const WEEKS_OF_A_YEAR = 52

/** The same weekday a year later. */
const yearLater = (date: string | null): string | null => date && daysAfter(date, WEEKS_OF_A_YEAR * DAYS_OF_WEEK)

/** `2025`, `2025-26`, `2025/2026`. */
const YEARS = /\b((?:19|20)\d\d)(?:(\s?[-–/]\s?)(\d{4}|\d\d))?\b/u

const next = (year: string): string => String((Number(year) + 1) % 10 ** year.length).padStart(year.length, '0')

const nameOfNext = (name: string): string =>
  YEARS.test(name)
    ? name.replace(YEARS, (_, from: string, between: string | undefined, to: string | undefined) =>
        between === undefined || to === undefined ? next(from) : `${next(from)}${between}${next(to)}`,
      )
    : name

/** What the season after another one is likely to be called, and when it is: a year later, on the same weekdays. */
export const nextSeason = ({ name, startDate, finishDate }: SeasonDetails): SeasonDetails => ({
  name: nameOfNext(name),
  startDate: yearLater(startDate),
  finishDate: yearLater(finishDate),
})
