import type { SeasonDetails } from './events'

const FIRST_MONTH_OF_A_WINTER = 7

/** What a first season is likely to be called that begins on a day (`YYYY-MM-DD`): `2026-27` from July on, else `2026`. */
export const firstSeason = (day: string): SeasonDetails => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const name = month >= FIRST_MONTH_OF_A_WINTER ? `${year}-${String((year + 1) % 100).padStart(2, '0')}` : `${year}`
  return { name, startDate: day, finishDate: null }
}
