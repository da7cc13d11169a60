import { score } from './games.examples'
import { hasBegun, pointsSoFar } from './in-progress'

it.each([
  ['nothing was entered', 0, 0, false],
  ['a player has a figure', 1, 0, true],
  ['a period has points', 0, 1, true],
])('When %s, a game with %p lines and %p periods has begun: %p', (_, lines, periods, expected) =>
  expect(hasBegun({ lines, periods })).toBe(expected),
)

const none = { home: null, away: null }

it.each([
  ['neither players nor periods', none, none, '0–0'],
  ['players alone', { home: 12, away: 8 }, none, '12–8'],
  ['periods alone', none, { home: 15, away: null }, '15–0'],
  ['players who are ahead of the periods', { home: 21, away: 10 }, { home: 15, away: 12 }, '21–12'],
])('With %s the points so far are the larger sum of each side', (_, players, periods, expected) =>
  expect(pointsSoFar({ players, periods })).toEqual(score(expected)),
)
