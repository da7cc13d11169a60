import { dateFault, isDate, isTime, timeFault } from './dates'
import { longDate, timeOfDay } from './wall-time'

it.each(['2025-06-29', '2024-02-29', '1900-01-01', '2200-12-31', '2000-02-29'])('%s is a date', date =>
  expect(isDate(date)).toBe(true),
)

it.each([
  '2024-02-30',
  '2025-02-29',
  '1900-02-29',
  '2025-04-31',
  '2025-00-10',
  '2025-13-01',
  '2025-01-00',
  '2025-01-32',
  '1899-12-31',
  '2201-01-01',
  '2025-6-29',
  '29.06.2025',
  '2025-06-29T00:00:00Z',
  '2025-06-29\n',
  ' 2025-06-29',
  '',
])('%p is no date', date => expect(isDate(date)).toBe(false))

it.each(['00:00', '09:05', '15:30', '20:15', '23:59'])('%s is a time', time => expect(isTime(time)).toBe(true))

it.each(['24:00', '12:60', '9:05', '15:30:00', '3:30 PM', '15.30', ''])('%p is no time', time => expect(isTime(time)).toBe(false))

it('A date or time that is not given has no fault', () => {
  expect([dateFault('date', null), dateFault('date', undefined), timeFault('time', null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('A wrong date or time is refused with an example', () => {
  expect(dateFault('date', '2024-02-30')).toEqual({
    kind: 'refused',
    why: 'invalid',
    message: 'Date must be a date such as 2026-01-31.',
    details: { fields: [{ field: 'date', message: 'Date must be a date such as 2026-01-31.' }] },
  })
  expect(timeFault('time', '24:00')?.message).toBe('Time must be a time such as 19:30.')
})

it.each([
  ['2025-06-29', 'June 29, 2025'],
  ['2026-01-01', 'January 1, 2026'],
  ['2025-12-31', 'December 31, 2025'],
])('%s is shown as %s', (date, words) => expect(longDate(date)).toBe(words))

it.each([
  ['00:05', '12:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['15:30', '3:30 PM'],
])('%s is shown as %s', (time, words) => expect(timeOfDay(time)).toBe(words))
