import { dayNumber, daysAfter, weekdayNumber } from './days'

it.each([
  ['2026-02-27', 2, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-08', 0, '2026-03-08'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %d days is %s', (date, days, expected) => expect(daysAfter(date, days)).toBe(expected))

it('The days between two dates are the difference of their numbers', () =>
  expect(dayNumber('2026-03-01') - dayNumber('2026-02-01')).toBe(28))

it.each([
  ['2026-01-04', 0],
  ['2026-01-10', 6],
])('%s is weekday %d, counted from Sunday', (date, weekday) => expect(weekdayNumber(date)).toBe(weekday))
