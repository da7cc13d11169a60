import { score } from '../games/games.examples'
import { countedResult } from './counted-result'

it('A result counts with its points, for each side its own', () => {
  expect(countedResult({ score: score('61–58') }, 'home')).toEqual({ result: 'W', points: { own: 61, other: 58 } })
  expect(countedResult({ score: score('61–58') }, 'away')).toEqual({ result: 'L', points: { own: 58, other: 61 } })
})

it('A walk-over is a win and a loss without points', () => {
  expect(countedResult({ score: null, walkover: 'home' }, 'home')).toEqual({ result: 'W', points: null })
  expect(countedResult({ score: score('0–0'), walkover: 'home' }, 'away')).toEqual({ result: 'L', points: null })
})

it('A game without a result counts for nothing', () => {
  expect(countedResult({ score: null }, 'home')).toBeNull()
  expect(countedResult({ score: score('0–0') }, 'home')).toBeNull()
})
