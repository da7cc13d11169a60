import { pastInWords } from './past-in-words'

it.each([
  ['2026-11-20', 'at the end of November 20, 2026'],
  ['2026-11-28', 'until now: November 28, 2026 is not over yet'],
  ['2030-01-01', 'until now: January 1, 2030 is not over yet'],
  ['00000000000000000042', 'right after one change'],
  ['yesterday', 'at no moment'],
])('What is told as of %s was known %s', (asOf, words) =>
  expect(pastInWords(asOf, { zone: 'America/New_York', today: '2026-11-28' })).toBe(words),
)
