import { dayHeading, daysBetween, dateText, nearDay, shortDate, timeText, toBeDecided } from './dates'

it('writes a date by its digits, whatever the zone of the machine', () => {
  expect([dateText('2026-11-01'), dateText('2026-01-01'), dateText('2024-02-29')]).toEqual([
    'November 1, 2026',
    'January 1, 2026',
    'February 29, 2024',
  ])
})

it('knows the weekday', () => {
  expect(shortDate('2026-11-21')).toBe('Sat, Nov 21')
})

it('heads a day with its year only when that is not the running one', () => {
  expect([dayHeading('2026-11-21', '2026-12-01'), dayHeading('2025-11-21', '2026-12-01')]).toEqual([
    'Saturday, November 21',
    'Friday, November 21, 2025',
  ])
})

it('says the year of a short date too where it is another one', () => {
  expect([shortDate('2026-11-21', '2026-12-01'), shortDate('2025-11-21', '2026-12-01')]).toEqual([
    'Sat, Nov 21',
    'Fri, Nov 21, 2025',
  ])
})

it('writes wall time in twelve hours', () => {
  expect(['00:05', '09:00', '12:00', '19:30'].map(timeText)).toEqual(['12:05 AM', '9:00 AM', '12:00 PM', '7:30 PM'])
})

it('takes nothing but HH:MM for a time', () => {
  expect(['7:30', '24:00', '19:30:00', '', null].map(timeText)).toEqual(Array(5).fill(toBeDecided))
})

it('says that a date is to be decided', () => {
  expect([dateText(null), shortDate('soon'), dateText('2026-13-01')]).toEqual([toBeDecided, toBeDecided, toBeDecided])
})

it('counts days over the end of summer time', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
})

it('names the days around today', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(date => nearDay(date, '2026-11-21'))).toEqual([
    'Yesterday',
    'Today',
    'Tomorrow',
    undefined,
  ])
})
