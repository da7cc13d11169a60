import fc from 'fast-check'
import { line } from './figures.examples'
import { FIGURES, type Figures } from './figures'
import { addTotals, noTotals, withLine, withoutLine, type Totals } from './totals'

const totalsOf = (...lines: (Figures | null)[]): Totals => lines.reduce(withLine, noTotals)

describe('Totals', () => {
  it('add up what was entered and what follows from it', () =>
    expect(totalsOf(line('FGM 5, 3PM 1, FTM 1'), line('PTS 3, REB 2'))).toEqual({
      games: 2,
      sums: line('PTS 15, REB 2, FGM 5, 2PM 4, 3PM 1, FTM 1'),
      kept: line('PTS 2, REB 1, FGM 1, 2PM 1, 3PM 1, FTM 1'),
    }))

  it('of two parts are those of all lines', () =>
    expect(addTotals(totalsOf(line('PTS 3, FTM 1')), totalsOf(line('REB 2'), line('')))).toEqual(
      totalsOf(line('PTS 3, FTM 1'), line('REB 2'), line('')),
    ))

  it('count no game of a player who did not play', () => expect(totalsOf(line(''), line('PTS 3')).games).toBe(1))

  it('count a game of zeros', () => expect(totalsOf(line('PTS 0'))).toEqual({ games: 1, sums: { PTS: 0 }, kept: { PTS: 1 } }))

  it('do not have a figure that no line keeps', () => expect(totalsOf(line('PTS 3')).sums.REB).toBeUndefined())

  it('do not change by no line', () => {
    expect(withLine(noTotals, null)).toBe(noTotals)
    expect(withoutLine(noTotals, null)).toBe(noTotals)
  })

  it('lose a figure with the last line that kept it', () =>
    expect(withoutLine(totalsOf(line('PTS 3'), line('PTS 2, REB 4')), line('PTS 2, REB 4'))).toEqual(totalsOf(line('PTS 3'))))
})

const aFigure = fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined })
const aLine = fc.option(fc.record(Object.fromEntries(FIGURES.map(figure => [figure, aFigure]))), { nil: null })

/** Corrections of a few lines: which line becomes what; null takes it off the sheet. */
const corrections = fc.array(fc.tuple(fc.nat({ max: 4 }), aLine), { maxLength: 40 })

it('After any corrections the totals are exactly those of the present lines, byte for byte', () =>
  fc.assert(
    fc.property(corrections, changes => {
      const current = new Map<number, Figures | null>()
      const corrected = changes.reduce((totals, [which, is]) => {
        const was = current.get(which) ?? null
        current.set(which, is)
        return withLine(withoutLine(totals, was), is)
      }, noTotals)
      expect(JSON.stringify(corrected)).toBe(JSON.stringify(totalsOf(...current.values())))
    }),
    { numRuns: 300 },
  ))

it('The order in which lines came does not show, byte for byte', () =>
  fc.assert(
    fc.property(fc.array(aLine, { maxLength: 10 }), lines =>
      expect(JSON.stringify(totalsOf(...lines))).toBe(JSON.stringify(totalsOf(...[...lines].reverse()))),
    ),
  ))
