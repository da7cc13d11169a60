import { typedClock } from './typed-clock'

it.each([
  ['7:04', 424_000],
  ['10:00', 600_000],
  ['59.3', 59_300],
  ['0:12', 12_000],
  [' 12 ', 12_000],
  ['60', null],
  ['7:60', null],
  ['61:00', null],
  ['seven', null],
  ['', null],
])('%p is %p', (text, milliseconds) => expect(typedClock(text)).toBe(milliseconds))
