import { typedPoints } from './typed-points'

it.each([
  ['', null],
  [' 63 ', 63],
  ['0', 0],
  ['007', 7],
  ['999', 999],
  ['1000', undefined],
  ['99999', undefined],
  ['-3', undefined],
  ['6.5', undefined],
  ['sixty', undefined],
])('%p typed is %p points', (text, expected) => expect(typedPoints(text)).toBe(expected))
