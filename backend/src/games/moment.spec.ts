import { momentOf } from './moment'

it('gives a wall time its offset, in summer and in winter', () => {
  expect(momentOf('2026-07-01', '19:30', 'America/Los_Angeles')).toBe('2026-07-01T19:30:00-07:00')
  expect(momentOf('2026-01-31', '19:30', 'America/Los_Angeles')).toBe('2026-01-31T19:30:00-08:00')
  expect(momentOf('2026-07-01', '19:30', 'Asia/Kolkata')).toBe('2026-07-01T19:30:00+05:30')
})

it('takes the beginning of the day where there is no time', () => {
  expect(momentOf('2026-01-31', null, 'UTC')).toBe('2026-01-31T00:00:00+00:00')
})

it('knows the hours on both sides of a change of the clock apart', () => {
  expect(momentOf('2026-03-08', '01:30', 'America/Los_Angeles')).toBe('2026-03-08T01:30:00-08:00')
  expect(momentOf('2026-03-08', '03:30', 'America/Los_Angeles')).toBe('2026-03-08T03:30:00-07:00')
})
