import { score } from './games.examples'
import { isUnlikely } from './unlikely-score'

it.each([
  ['61–58', false],
  ['100–40', false],
  ['101–40', true],
  ['40–101', true],
  ['200–199', false],
  ['201–199', true],
  ['999–3', true],
])('%s is unlikely: %p', (text, expected) => expect(isUnlikely(score(text))).toBe(expected))
