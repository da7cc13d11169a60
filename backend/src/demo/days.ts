const DAY = 24 * 60 * 60 * 1000

/** The first day of a weekday (0 is Sunday) on or after so many days from a moment, as `YYYY-MM-DD`. */
export const daysFrom = (moment: Date, days: number, weekday: number): string => {
  const day = new Date(Math.floor(moment.getTime() / DAY) * DAY + days * DAY)
  return new Date(day.getTime() + ((weekday - day.getUTCDay() + 7) % 7) * DAY).toISOString().slice(0, 10)
}

const TIMES_OF_YEAR = ['Winter', 'Spring', 'Summer', 'Fall'] as const

/** What a league calls a season that begins on a day: `Fall 2026`. */
export const seasonName = (begins: string): string => {
  const [year, month] = begins.split('-').map(Number)
  return `${TIMES_OF_YEAR[Math.floor(((month ?? 0) % 12) / 3)]} ${year}`
}
