import { mostDates, datesToOffer } from './queries'

const dates = Array.from({ length: 500 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))

it('All dates of a usual season are offered', () => expect(datesToOffer(dates.slice(0, 180), '2026-03-01')).toHaveLength(180))

it('Of a very long season those around the day that is shown are offered', () => {
  expect(datesToOffer(dates, dates[250])).toEqual(dates.slice(150, 350))
  expect(datesToOffer(dates, dates[3])).toEqual(dates.slice(0, mostDates))
  expect(datesToOffer(dates, undefined)).toEqual(dates.slice(-mostDates))
  expect(datesToOffer(dates, dates[250], 100)).toEqual(dates.slice(200, 300))
})
