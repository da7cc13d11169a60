import fc from 'fast-check'
import { padNumber } from './order'

const positive = fc.double({ min: 0, minExcluded: true, noNaN: true, noDefaultInfinity: true })

it('Positive numbers are ordered as texts as they are as numbers, and only equal ones are equal texts', () =>
  fc.assert(
    fc.property(positive, positive, (one, other) => {
      expect(Math.sign(one - other)).toBe(padNumber(one) === padNumber(other) ? 0 : padNumber(one) < padNumber(other) ? -1 : 1)
    }),
  ))

it('Means that are printed alike are different texts, whole numbers of different length are in order', () => {
  expect(padNumber(71 / 7) > padNumber(81 / 8)).toBe(true)
  expect(padNumber(9) < padNumber(10)).toBe(true)
  expect(padNumber(4 / 6)).toBe(padNumber(2 / 3))
})
