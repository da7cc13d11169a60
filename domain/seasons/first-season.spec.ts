import { firstSeason } from './first-season'

it.each([
  ['2026-11-27', '2026-27'],
  ['2026-07-01', '2026-27'],
  ['2099-09-01', '2099-00'],
  ['2026-03-08', '2026'],
])('A season that begins on %s is called %s', (day, name) =>
  expect(firstSeason(day)).toEqual({ name, startDate: day, finishDate: null }),
)
