import { correlationOfImport, importOfCorrelation } from './correlation'

it('What an import wrote is known as its own by its correlation, and what a call wrote is of none', () => {
  expect(importOfCorrelation(correlationOfImport(7))).toBe(7)
  expect(importOfCorrelation('5385c9ad-4693-54e4-91c2-1edc8d6ae109')).toBeUndefined()
})
