const DAY = 86_400_000

export const DAYS_OF_WEEK = 7

/** The number of a wall date `YYYY-MM-DD`, so that dates can be subtracted; wall dates know no time zone. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY

/** The date so many days after another, both `YYYY-MM-DD`. */
export const daysAfter = (date: string, days: number): string =>
  new Date((dayNumber(date) + days) * DAY).toISOString().slice(0, 10)

/** The weekday of a date, 0 for Sunday. */
export const weekdayNumber = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()
