import fc from 'fast-check'
import { addLines } from './add-lines'
import { FIGURES, type Figures } from './figures'
import { deriveLine } from './line'
import { noTotals, withLine } from './totals'

it('Figures are added up', () =>
  expect(
    addLines([
      { PTS: 8, REB: 2 },
      { PTS: 4, REB: 1 },
    ]),
  ).toEqual({ PTS: 12, REB: 3 }))

it('What only one of the lines has stays', () => expect(addLines([{ PTS: 8 }, { AST: 3 }])).toEqual({ PTS: 8, AST: 3 }))

it('A line of somebody who did not play adds nothing', () => expect(addLines([{}, { PTS: 4 }])).toEqual({ PTS: 4 }))

it('Points that were entered in one line take the points of the shots of the other', () =>
  expect(addLines([{ PTS: 10 }, { '2PM': 1, '3PM': 1, FTM: 0 }])).toEqual({ PTS: 15, '2PM': 1, '3PM': 1, FTM: 0 }))

const whole: fc.Arbitrary<Figures> = fc.record({
  AST: fc.nat({ max: 20 }),
  REB: fc.nat({ max: 20 }),
  '2PM': fc.nat({ max: 9 }),
  '2PA': fc.integer({ min: 9, max: 20 }),
  '3PM': fc.nat({ max: 9 }),
  '3PA': fc.integer({ min: 9, max: 20 }),
  FTM: fc.nat({ max: 9 }),
  FTA: fc.integer({ min: 9, max: 20 }),
})

it('Two whole lines come to the totals that they come to one by one', () =>
  fc.assert(
    fc.property(whole, whole, (a, b) => {
      const { sums } = withLine(withLine(noTotals, a), b)
      expect(deriveLine(addLines([a, b])).figures).toEqual(sums)
    }),
  ))

const some: fc.Arbitrary<Figures> = fc.record(Object.fromEntries(FIGURES.map(figure => [figure, fc.nat({ max: 30 })])), {
  requiredKeys: [],
})

it('It does not matter in which order they come', () =>
  fc.assert(fc.property(some, some, some, (a, b, c) => expect(addLines([a, b, c])).toEqual(addLines([c, a, b])))))

it('One line stays as it is', () => fc.assert(fc.property(some, line => expect(addLines([line])).toEqual(line))))
