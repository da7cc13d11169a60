import { dayStrip } from './DayStrip'

const dates = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`)

it('The current day is third, with the days after it', () =>
  expect(dayStrip(dates, '2026-11-10')).toEqual({ days: dates.slice(7, 21), earlier: '2026-11-07', later: '2026-11-22' }))

it('A day without games is not in it: the next one is current', () =>
  expect(dayStrip(['2026-11-01', '2026-11-08', '2026-11-15'], '2026-11-09')).toEqual({
    days: ['2026-11-01', '2026-11-08', '2026-11-15'],
  }))

it('At the beginning of a season nothing is earlier', () => expect(dayStrip(dates, '2026-10-01').earlier).toBeUndefined())

it('After the season its last day is current', () =>
  expect(dayStrip(dates, '2027-01-01')).toEqual({ days: dates.slice(27), earlier: '2026-11-27' }))

it('Without days there is nothing', () => expect(dayStrip([], undefined)).toEqual({ days: [] }))
