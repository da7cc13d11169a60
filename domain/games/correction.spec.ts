import { isCorrection, isMending } from './correction'
import { score } from './games.examples'

it('is a score that replaces a result', () => expect(isCorrection({ was: score('61–58') })).toBe(true))

it('is not the first score of a game, nor one after 0–0', () => {
  expect(isCorrection({ was: null })).toBe(false)
  expect(isCorrection({ was: score('0–0') })).toBe(false)
})

const ANNA = 3
const at = (time: string, by: number | 'system' = ANNA) => ({ by, at: `2026-11-21T20:${time}Z` })

it.each([
  ['a minute later by the same person', at('01:00'), true],
  ['two minutes later by the same person', at('02:00'), true],
  ['after two minutes', at('02:01'), false],
  ['by another person', at('01:00', 4), false],
])('A correction %s mends what was entered: %p', (_, correction, expected) =>
  expect(isMending(at('00:00'), correction)).toBe(expected),
)

it('Nothing is mended of which nobody knows who entered it, and nothing by the product', () => {
  expect(isMending(null, at('00:00'))).toBe(false)
  expect(isMending(at('00:00', 'system'), at('00:00', 'system'))).toBe(false)
})
