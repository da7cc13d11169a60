import { RESERVED_SEGMENTS } from './reserved-segments'
import { isScorerPage, scorerGameAddress } from './scorer-page'

it.each([
  ['/score', true],
  ['/score/', true],
  [scorerGameAddress(7), true],
  ['/score/secret', false],
  ['/scores', false],
  ['/games/7/score', false],
])('%s is a page of scorers: %s', (address, is) => expect(isScorerPage(address)).toBe(is))

it('No organization may have their segment as its slug', () => expect(RESERVED_SEGMENTS.has('score')).toBe(true))
