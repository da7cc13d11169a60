import { mondayOf, seasonName, wallMoment } from './days'

it.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', '2026-11-23'],
  ['2028-03-01', '2028-02-28'],
  ['2027-01-01', '2026-12-28'],
])('finds in the week of %s the Monday %s', (date, monday) => expect(mondayOf(date)).toBe(monday))

it.each([
  ['America/Los_Angeles', '2026-11-23', '19:30'],
  ['Europe/Berlin', '2026-11-24', '04:30'],
  ['Pacific/Kiritimati', '2026-11-24', '17:30'],
])('reads calendar and clock in %s', (zone, date, time) =>
  expect(wallMoment(new Date('2026-11-24T03:30:00Z'), zone)).toEqual({ date, time }),
)

it.each([
  ['2026-02-16', 'Winter 2026'],
  ['2026-03-01', 'Spring 2026'],
  ['2026-08-31', 'Summer 2026'],
  ['2026-10-12', 'Fall 2026'],
  ['2026-12-01', 'Winter 2026'],
])('names a season that begins on %s %s', (begins, name) => expect(seasonName(begins)).toBe(name))
