import { outsideSeason } from './outside-season'
import { details } from './schedules.examples'

const season = { from: '2026-10-04', to: '2027-03-28' }
const schedule = (startDate: string, numWeeks: number) => details({ startDate, numWeeks })

it('A schedule of its season is one, from the first to the last day', () => {
  expect(outsideSeason(schedule('2026-10-04', 26), season)).toBeUndefined()
  expect(outsideSeason(schedule('2020-01-05', 2), { from: null, to: null })).toBeUndefined()
})

it('A schedule with dates before or after its season is told so', () => {
  expect(outsideSeason(schedule('2020-01-05', 2), season)).toBe(
    '2 dates of the schedule are outside of the season (from October 4, 2026 to March 28, 2027), the first is January 5, 2020.',
  )
  expect(outsideSeason(schedule('2026-10-04', 27), season)).toBe(
    '1 date of the schedule is outside of the season (from October 4, 2026 to March 28, 2027), the first is April 4, 2027.',
  )
})

it('Dates that a schedule had before are not told again', () => {
  expect(outsideSeason(schedule('2020-01-05', 2), season, schedule('2020-01-05', 3))).toBeUndefined()
  expect(outsideSeason(schedule('2020-01-05', 3), season, schedule('2020-01-05', 2))).toMatch(/^1 date .* January 19, 2020\.$/)
})
