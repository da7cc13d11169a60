import { upToOf } from './as-of'

it.each([
  ['a position of the log', '00000000000000000042', { position: '00000000000000000042' }],
  ['a moment of UTC', '2026-01-31T21:30:00Z', { time: '2026-01-31T21:30:00.000Z' }],
  ['a moment of another zone', '2026-01-31T21:30+01:00', { time: '2026-01-31T20:30:00.000Z' }],
  ['a day, to its end in the zone', '2026-01-31', { time: '2026-02-01T04:59:59.999Z' }],
  ['a day on which the clock is put forward', '2026-03-08', { time: '2026-03-09T03:59:59.999Z' }],
])('goes up to %s', (_, asOf, upTo) => expect(upToOf(asOf, 'America/New_York')).toEqual(upTo))

it.each(['', 'yesterday', '2026-02-30', '2026-13-01T00:00:00Z', '2026-01-31T21:30:00', '42'])('refuses %j', asOf =>
  expect(upToOf(asOf, 'America/New_York')).toMatchObject({ kind: 'refused', details: { fields: [{ field: 'asOf' }] } }),
)
