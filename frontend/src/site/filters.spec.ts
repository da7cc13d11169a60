import { dayIn, idIn, withFilters } from './filters'

const search = (text: string) => new URLSearchParams(text)

it('reads an id, and takes nothing else for one', () => {
  expect(idIn(search('league=7'), 'league')).toBe(7)
  const others = ['0', '-7', '7a', '', '2147483648', '99999999999999999999']
  expect(others.map(id => idIn(search(`league=${id}`), 'league'))).toEqual(others.map(() => undefined))
})

it('reads a day of the calendar, and takes nothing else for one', () => {
  expect(dayIn(search('date=2026-02-28'), 'date')).toBe('2026-02-28')
  const others = ['2026-02-30', '2026-13-01', '9999-12-31', 'today', '']
  expect(others.map(day => dayIn(search(`date=${day}`), 'date'))).toEqual(others.map(() => undefined))
})

it('changes some filters of an address and keeps the others', () => {
  expect(withFilters('/schedule', search('league=3&from=2026-11-02'), { from: '2026-12-01' })).toBe(
    '/schedule?from=2026-12-01&league=3',
  )
  expect(withFilters('/schedule', search('utm_source=mail&league=3'), {})).toBe('/schedule?league=3')
  expect(withFilters('/schedule', search('from=2026-11-02'), { from: undefined })).toBe('/schedule')
})
