import { score } from './games.examples'
import { teamResult } from './team-result'

it('is a win for the side with more points and a loss for the other', () => {
  expect(teamResult(score('61–58'), 'home')).toBe('W')
  expect(teamResult(score('61–58'), 'away')).toBe('L')
})

it('is a tie for both where the points are equal', () => {
  expect(teamResult(score('60–60'), 'home')).toBe('T')
  expect(teamResult(score('60–60'), 'away')).toBe('T')
})

it('is none before a game is completed', () => {
  expect(teamResult(null, 'home')).toBeNull()
  expect(teamResult(score('0–0'), 'home')).toBeNull()
})
