import { dayIn, idIn, withFilters } from './filters'

const search = (text: string) => new URLSearchParams(text)

it('reads an id, and takes nothing else for one', () => {
  expect(['7', '0', '-7', '7a', '', '99999999999999999999'].map(id => idIn(search(`league=${id}`), 'league'))).toEqual([
    7,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('reads a day of the calendar, and takes nothing else for one', () => {
  expect(['2026-02-28', '2026-02-30', '2026-13-01', 'today', ''].map(day => dayIn(search(`date=${day}`), 'date'))).toEqual([
    '2026-02-28',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('changes some filters of an address and keeps the others', () => {
  expect(withFilters('/schedule', search('league=3&from=2026-11-02'), { from: '2026-12-01' })).toBe(
    '/schedule?league=3&from=2026-12-01',
  )
  expect(withFilters('/schedule', search('from=2026-11-02'), { from: undefined })).toBe('/schedule')
})
