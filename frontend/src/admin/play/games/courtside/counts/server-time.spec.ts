import { narrowed } from './server-time'

it('knows how far the server is ahead from when it was asked and answered', () =>
  expect(narrowed(null, { sent: 1_000, now: 6_100, received: 1_200 })).toEqual({ least: 4_900, most: 5_100 }))

it('knows it better with every answer', () =>
  expect(narrowed({ least: 4_900, most: 5_100 }, { sent: 2_000, now: 7_050, received: 2_300 })).toEqual({
    least: 4_900,
    most: 5_050,
  }))

it('begins anew when the clock of the device was changed', () =>
  expect(narrowed({ least: 4_900, most: 5_100 }, { sent: 90_000, now: 7_050, received: 90_100 })).toEqual({
    least: -83_050,
    most: -82_950,
  }))
