import { details } from './schedules.examples'
import { countSlots, datesOfWeek, timesOfWeek, weeksUntil } from './weeks'

describe('The dates of a week', () => {
  it('are the start date and every 7th day after it', () => {
    expect(datesOfWeek(details(), 0)).toEqual(['2026-01-04'])
    expect(datesOfWeek(details(), 1)).toEqual(['2026-01-11'])
  })

  it('are its game days, from the weekday of the start date on', () => {
    const gameDays = ['Sunday', 'Tuesday', 'Saturday'] as const
    expect(datesOfWeek(details({ gameDays }), 0)).toEqual(['2026-01-04', '2026-01-06', '2026-01-10'])
    expect(datesOfWeek(details({ gameDays, startDate: '2026-01-06' }), 0)).toEqual(['2026-01-06', '2026-01-10', '2026-01-11'])
  })

  it('are those that it was given, and otherwise its game days', () => {
    const weeks = details({ weeklyDates: [['2026-01-09', '2026-01-05'], []] })
    expect(datesOfWeek(weeks, 0)).toEqual(['2026-01-05', '2026-01-09'])
    expect(datesOfWeek(weeks, 1)).toEqual(['2026-01-11'])
  })

  it('go over the change of the clocks and of the year', () => {
    expect(datesOfWeek(details({ startDate: '2025-12-28' }), 1)).toEqual(['2026-01-04'])
    expect(datesOfWeek(details({ startDate: '2026-03-08' }), 1)).toEqual(['2026-03-15'])
  })
})

it('The times of a week are those of every week, or its own', () => {
  expect(timesOfWeek(details(), 1)).toEqual(['18:00'])
  const own = details({ sameSlot: false, weeklyTimeSlots: [['18:00'], ['20:00', '20:00']] })
  expect(timesOfWeek(own, 1)).toEqual(['20:00', '20:00'])
})

it('The slots of a schedule are its dates times its times times its locations', () => {
  const days = { gameDays: ['Sunday', 'Tuesday'], timeSlots: ['18:00', '18:00'] } as const
  expect(countSlots(details(days))).toBe(8)
  expect(countSlots(details({ ...days, locations: ['Gym 1', 'Gym 2', 'Gym 3'] }))).toBe(12)
})

it.each([
  ['2026-10-04', '2027-03-28', 26],
  ['2026-10-04', '2026-10-10', 1],
  ['2026-10-04', '2026-10-11', 2],
  ['2026-10-04', '2026-01-01', 1],
])('From %s to %s there are so many weeks: %i', (start, end, weeks) => expect(weeksUntil(start, end)).toBe(weeks))
