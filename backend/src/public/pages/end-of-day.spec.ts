import { endOfDay } from './end-of-day'

const endsAt = (now: string, zone: string) => new Date(endOfDay(new Date(now), zone)).toISOString()

it('A day ends at midnight of its zone', () => {
  expect(endsAt('2026-11-21T12:00:00Z', 'UTC')).toBe('2026-11-22T00:00:00.000Z')
  expect(endsAt('2026-11-21T12:00:00Z', 'America/Los_Angeles')).toBe('2026-11-22T08:00:00.000Z')
  expect(endsAt('2026-11-21T12:00:00Z', 'Pacific/Auckland')).toBe('2026-11-22T11:00:00.000Z')
})

it('A day on which the clock goes forward has 23 hours, one on which it goes back 25', () => {
  expect(endsAt('2026-03-08T08:00:00Z', 'America/Los_Angeles')).toBe('2026-03-09T07:00:00.000Z')
  expect(endsAt('2026-11-01T07:00:00Z', 'America/Los_Angeles')).toBe('2026-11-02T08:00:00.000Z')
})

it('Given a zone whose clock leaves out midnight, then the day before ends when the clock goes on', () =>
  expect(endsAt('2026-09-05T12:00:00Z', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z'))
