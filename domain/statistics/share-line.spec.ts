import fc from 'fast-check'
import { addLines } from './add-lines'
import type { Figures } from './figures'
import { shareLine } from './share-line'

it('What more there is goes to the line that keeps the figure, the first of them', () => {
  expect(shareLine([{ PTS: 8 }, { PTS: 4 }], { PTS: 13 })).toEqual([{ PTS: 9 }, { PTS: 4 }])
  expect(shareLine([{ PTS: 8 }, { AST: 1 }], { PTS: 8, AST: 3 })).toEqual([{ PTS: 8 }, { AST: 3 }])
})

it('What less there is is taken from the first line as far as it goes, and then from the next', () =>
  expect(shareLine([{ PTS: 8 }, { PTS: 4 }], { PTS: 3 })).toEqual([{ PTS: 0 }, { PTS: 3 }]))

it('A new figure goes to the first line, and one that was taken out is in none', () =>
  expect(shareLine([{ PTS: 8, REB: 1 }, { REB: 2 }], { PTS: 8, AST: 2 })).toEqual([{ PTS: 8, AST: 2 }, {}]))

it('One that follows from others is entered only where it does not follow', () => {
  expect(shareLine([{ '2PM': 4, '3PM': 0, FTM: 0 }, { PTS: 5 }], { '2PM': 4, '3PM': 0, FTM: 0, PTS: 14 })).toEqual([
    { '2PM': 4, '3PM': 0, FTM: 0 },
    { PTS: 6 },
  ])
  expect(shareLine([{ '2PM': 4, '3PM': 0, FTM: 0 }, { PTS: 5 }], { '2PM': 5, '3PM': 0, FTM: 0, PTS: 13 })).toEqual([
    { '2PM': 5, '3PM': 0, FTM: 0, PTS: 8 },
    { PTS: 5 },
  ])
})

it('A single line is the whole one', () => expect(shareLine([{ PTS: 8, '2PM': 4 }], { PTS: 9 })).toEqual([{ PTS: 9 }]))

const line: fc.Arbitrary<Figures> = fc.record(
  Object.fromEntries(['PTS', 'AST', '2PM', '3PM', 'FGM', 'FTM'].map(figure => [figure, fc.nat({ max: 9 })])),
  { requiredKeys: [] },
)

it('Whatever they were, the lines add up to the whole, and nothing of them moves where it is what they were', () =>
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), line, (lines, whole) => {
      expect(addLines(shareLine(lines, whole))).toEqual(whole)
      expect(shareLine(lines, addLines(lines))).toEqual(lines)
    }),
  ))
