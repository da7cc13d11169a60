import { placeOfDay } from './days'

const days = ['2026-11-03', '2026-11-07', '2026-11-10']

it.each([
  ['no day is the last one', undefined, 2],
  ['a day with games', '2026-11-07', 1],
  ['a day between games is the one before', '2026-11-09', 1],
  ['a day before the first is the first', '2026-10-01', 0],
  ['a day after the last is the last', '2027-01-01', 2],
])('%s', (_, through, place) => expect(placeOfDay(days, through)).toBe(place))
