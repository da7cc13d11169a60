import { daysFrom, seasonName } from './days'

it('finds the first Monday from a day on', () => {
  expect(daysFrom(new Date('2026-11-21T12:00:00Z'), 0, 1)).toBe('2026-11-23')
  expect(daysFrom(new Date('2026-11-23T12:00:00Z'), 0, 1)).toBe('2026-11-23')
})

it.each([
  ['2026-02-16', 'Winter 2026'],
  ['2026-03-01', 'Spring 2026'],
  ['2026-08-31', 'Summer 2026'],
  ['2026-10-12', 'Fall 2026'],
  ['2026-12-01', 'Winter 2026'],
])('names a season that begins on %s %s', (begins, name) => expect(seasonName(begins)).toBe(name))
