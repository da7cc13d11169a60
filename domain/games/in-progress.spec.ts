import { score } from './games.examples'
import { isInProgress, pointsSoFar } from './in-progress'

const orNone = (text: string | null) => (text === null ? null : score(text))

it.each([
  ['nothing was entered', null, 0, 0, false],
  ['a player has a figure', null, 1, 0, true],
  ['a period has points', null, 0, 1, true],
  ['its score is 0–0, which completes nothing', '0–0', 1, 0, true],
  ['it has its final score', '61–58', 20, 8, false],
  ['it has its final score alone', '61–58', 0, 0, false],
])('When %s, a game with the score %p, %p lines and %p periods is in progress: %p', (_, text, lines, periods, expected) =>
  expect(isInProgress(orNone(text), { lines, periods })).toBe(expected),
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
