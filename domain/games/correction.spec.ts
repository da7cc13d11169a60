import { isCorrection } from './correction'
import { score } from './games.examples'

it('is a score that replaces a result', () => expect(isCorrection({ was: score('61–58') })).toBe(true))

it('is not the first score of a game, nor one after 0–0', () => {
  expect(isCorrection({ was: null })).toBe(false)
  expect(isCorrection({ was: score('0–0') })).toBe(false)
})
