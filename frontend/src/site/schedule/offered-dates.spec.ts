import { datesOffered, offeredDates } from './queries'

const dates = Array.from({ length: 500 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))

it('All dates of a usual season are offered', () => expect(offeredDates(dates.slice(0, 180), '2026-03-01')).toHaveLength(180))

it('Of a very long season those around the day that is shown are offered', () => {
  expect(offeredDates(dates, dates[250])).toEqual(dates.slice(150, 350))
  expect(offeredDates(dates, dates[3])).toEqual(dates.slice(0, datesOffered))
  expect(offeredDates(dates, undefined)).toEqual(dates.slice(-datesOffered))
  expect(offeredDates(dates, dates[250], 100)).toEqual(dates.slice(200, 300))
})
