import { ago, longMoment, wallTime } from './moments'

it('reads a moment as wall time of the zone', () => {
  expect(wallTime('2026-11-21T03:30:00Z', 'America/Los_Angeles')).toEqual({ date: '2026-11-20', time: '19:30' })
})

it('writes midnight as 00, not as 24', () => {
  expect(wallTime('2026-07-01T07:00:00Z', 'America/Los_Angeles')).toEqual({ date: '2026-07-01', time: '00:00' })
})

it.each([
  ['2026-03-08T09:59:00Z', 'America/Los_Angeles', '2026-03-08', '01:59'],
  ['2026-03-08T10:00:00Z', 'America/Los_Angeles', '2026-03-08', '03:00'],
  ['2026-11-01T08:30:00Z', 'America/Los_Angeles', '2026-11-01', '01:30'],
  ['2026-11-01T09:30:00Z', 'America/Los_Angeles', '2026-11-01', '01:30'],
  ['2026-11-01T10:00:00Z', 'America/Los_Angeles', '2026-11-01', '02:00'],
  ['2026-10-04T15:29:00Z', 'Australia/Lord_Howe', '2026-10-05', '02:29'],
  ['2026-03-29T00:59:00Z', 'Europe/Berlin', '2026-03-29', '01:59'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29', '03:00'],
])('reads %s around a change of the clock of %s as %s %s', (moment, zone, date, time) =>
  expect(wallTime(moment, zone)).toEqual({ date, time }),
)

it('writes a moment with date and time of the zone', () => {
  expect(longMoment('2026-11-21T03:30:00Z', 'America/Los_Angeles')).toBe('November 20, 2026, 7:30 PM')
})

describe('how long ago', () => {
  const now = '2026-11-21T12:00:00Z'
  const cases: [string, string][] = [
    ['2026-11-21T11:59:30Z', 'just now'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T10:00:00Z', '2 hours ago'],
    ['2026-11-20T12:00:00Z', '1 day ago'],
    ['2026-09-21T12:00:00Z', '2 months ago'],
    ['2024-11-20T12:00:00Z', '2 years ago'],
    ['2026-11-21T12:00:05Z', 'just now'],
  ]
  it.each(cases)('%s is %s', (moment, words) => expect(ago(moment, now)).toBe(words))
})
