import { score } from './games.examples'
import { teamResult } from './team-result'

const scored = (text: string) => ({ score: score(text) })

it('A game is won by the side with more points, and lost by the other', () => {
  expect(teamResult(scored('61–58'), 'home')).toBe('W')
  expect(teamResult(scored('61–58'), 'away')).toBe('L')
})

it('A game of equal points is tied for both', () => {
  expect(teamResult(scored('60–60'), 'home')).toBe('T')
  expect(teamResult(scored('60–60'), 'away')).toBe('T')
})

it('A game that was not played has no result', () => {
  expect(teamResult({ score: null }, 'home')).toBeNull()
  expect(teamResult(scored('0–0'), 'home')).toBeNull()
})

it('A walk-over is won by the side that it is given to, and lost by the other', () => {
  expect(teamResult({ score: null, walkover: 'away' }, 'away')).toBe('W')
  expect(teamResult({ ...scored('0–0'), walkover: 'away' }, 'home')).toBe('L')
})
