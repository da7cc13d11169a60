import { isSameLocation, locationKey } from './location'

it.each([
  ['Court 1', ' court  1', true],
  ['Court 1', 'Court 2', false],
  ['Court 1', null, false],
  [null, null, false],
])('%j and %j are one place: %j', (one, other, expected) => expect(isSameLocation(one, other)).toBe(expected))

it('A location is compared without its capitals and spare blanks', () =>
  expect(locationKey(' Riverside  Gym ')).toBe('riverside gym'))
