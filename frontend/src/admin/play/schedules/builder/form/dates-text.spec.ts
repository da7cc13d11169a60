import { datesFault, readDates, saidWeeks } from './dates-text'

it.each([
  ['2026-01-31', ['2026-01-31']],
  ['2026-01-31, 2026-02-01', ['2026-01-31', '2026-02-01']],
  ['2026-01-31\n2026-02-01;', ['2026-01-31', '2026-02-01']],
  ['', []],
])('%j is read as %j', (text, dates) => expect(readDates(text)).toEqual(dates))

it.each(['2026-02-30', 'Sunday', '31.1.2026'])('%j is no date', text =>
  expect(datesFault(`2026-01-31, ${text}`)).toBe(`${text} is not a date: write dates such as 2026-01-31.`),
)

it('A week has at most seven dates', () => {
  const dates = Array.from({ length: 8 }, (_, n) => `2026-01-0${n + 1}`)
  expect(datesFault(dates.join(','))).toBe('A week has at most 7 dates.')
  expect(datesFault(dates.slice(1).join(','))).toBeUndefined()
})

it('Weeks at the end that say nothing are left out', () => {
  expect(saidWeeks([[], ['2026-01-31'], [], []])).toEqual([[], ['2026-01-31']])
  expect(saidWeeks([[], []])).toEqual([])
})
