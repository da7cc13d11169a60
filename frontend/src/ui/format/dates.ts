import { isTime } from '@fullcourt/domain/facts/dates'
import { currentForms } from './forms'
import { MONTHS, timeOfDay as timeInWords } from '@fullcourt/domain/facts/wall-time'

/**
 * Dates are `YYYY-MM-DD` and times `HH:MM`: wall time of the organization, which no time zone may move. They are read by
 * their digits and written from tables, so that server and browser write the same (docs/public-pages.md#dates-and-times).
 */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** What is shown where no date or time is known yet (docs/public-pages.md#games). */
export const toBeDecided = 'TBD'

type Day = { year: number; month: string; day: number; weekday: string; inUtc: number }

const dayOf = (date: string | null | undefined): Day | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date ?? '') ?? []
  const inUtc = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const name = MONTHS[Number(month) - 1]
  const weekday = weekdays[new Date(inUtc).getUTCDay()]
  return name && weekday ? { year: Number(year), month: name, day: Number(day), weekday, inUtc } : undefined
}

/** `November 21, 2026` */
export const dateText = (date: string | null | undefined) => {
  const day = dayOf(date)
  return day ? `${day.month} ${day.day}, ${day.year}` : toBeDecided
}

/** `, 2025` after a day of another year than that of `today`. */
const otherYear = ({ year }: Day, today: string | undefined) => (today && !today.startsWith(String(year)) ? `, ${year}` : '')

/** `Sat, Nov 21`: in a row, where the year is clear; with `today` the year of another one is shown. */
export const shortDate = (date: string | null | undefined, today?: string) => {
  const day = dayOf(date)
  return day ? `${day.weekday.slice(0, 3)}, ${day.month.slice(0, 3)} ${day.day}${otherYear(day, today)}` : toBeDecided
}

/** `Nov 21`: where there is little room. */
export const monthAndDay = (date: string | null | undefined) => {
  const day = dayOf(date)
  return day ? `${day.month.slice(0, 3)} ${day.day}` : toBeDecided
}

/** `Saturday, November 21`: a heading over the games of a day; with its year when that is not the one of `today`. */
export const dayHeading = (date: string | null | undefined, today?: string) => {
  const day = dayOf(date)
  return day ? `${day.weekday}, ${day.month} ${day.day}${otherYear(day, today)}` : 'Date to be decided'
}

/**
 * `7:30 PM` for `19:30`, or `19:30` where the reader's language has 24 hours; only `HH:MM` is a time
 * (docs/public-pages.md#dates-and-times).
 */
export const timeText = (time: string | null | undefined) => {
  if (!time || !isTime(time)) return toBeDecided
  return currentForms().hours === 24 ? time : timeInWords(time)
}

/** Whole days from one date to another: −1 is yesterday. Undefined where one of them is no date. */
export const daysBetween = (from: string, to: string) => {
  const [start, end] = [dayOf(from), dayOf(to)]
  return start && end ? Math.round((end.inUtc - start.inUtc) / 86_400_000) : undefined
}

/** `Today`, `Tomorrow`, `Yesterday`, or undefined for any other day. */
export const nearDay = (date: string, today: string) =>
  ({ [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' })[daysBetween(today, date) ?? NaN]
