import fc from 'fast-check'
import { line } from './figures.examples'
import { FIGURES, type Figures } from './figures'
import { deriveLine, didNotPlay, figureOf } from './line'

const derived = (entered: string): Figures => deriveLine(line(entered)).figures
const flags = (entered: string) => deriveLine(line(entered)).flags

describe('What follows from others is derived', () => {
  it('two-pointers and points, where field goals and threes are given', () =>
    expect(derived('FGM 5, FGA 13, 3PM 1, 3PA 3, FTM 1, FTA 2')).toEqual(
      line('PTS 12, FGM 5, FGA 13, 2PM 4, 2PA 10, 3PM 1, 3PA 3, FTM 1, FTA 2'),
    ))

  it('field goals and points, where two-pointers and threes are given', () =>
    expect(derived('2PM 4, 2PA 10, 3PM 1, 3PA 3, FTM 1, FTA 2')).toEqual(
      line('PTS 12, FGM 5, FGA 13, 2PM 4, 2PA 10, 3PM 1, 3PA 3, FTM 1, FTA 2'),
    ))

  it('an entered zero counts', () =>
    expect(derived('FGM 0, FGA 2, 3PM 0, 3PA 0, FTM 0')).toEqual(line('PTS 0, FGM 0, FGA 2, 2PM 0, 2PA 2, 3PM 0, 3PA 0, FTM 0')))

  it('in the order in which figures are always written', () =>
    expect(Object.keys(derived('FTM 1, 3PM 1, FGM 5'))).toEqual(['PTS', 'FGM', '2PM', '3PM', 'FTM']))
})

describe('One figure of a line', () => {
  const entered: fc.Arbitrary<Figures> = fc.dictionary(fc.constantFrom(...FIGURES), fc.nat({ max: 20 }))

  it('is what the whole line has, whatever was entered', () =>
    fc.assert(
      fc.property(entered, fc.constantFrom(...FIGURES), (one, figure) =>
        expect(figureOf(one, figure)).toBe(deriveLine(one).figures[figure]),
      ),
      { numRuns: 1000 },
    ))
})

describe('What does not follow stays absent', () => {
  it('figures that the league does not keep', () => expect(derived('PTS 12')).toEqual(line('PTS 12')))
  it('points without free throws', () => expect(derived('FGM 5, 3PM 1')).toEqual(line('FGM 5, 2PM 4, 3PM 1')))
  it('two-pointers without threes', () => expect(derived('FGM 5, FGA 13, FTM 1')).toEqual(line('FGM 5, FGA 13, FTM 1')))
  it('everything where nothing was entered', () => expect(derived('')).toEqual({}))
})

describe('What was entered is kept and flagged where it disagrees', () => {
  it('points that the made shots do not give', () => {
    expect(derived('PTS 4, FGM 1, 3PM 1, FTM 0')).toMatchObject({ PTS: 4 })
    expect(flags('PTS 4, FGM 1, 3PM 1, FTM 0')).toEqual(['PTS is 4, but the made shots give 3'])
  })

  it('field goals that twos and threes do not give, once', () => {
    expect(derived('FGM 5, 2PM 3, 3PM 1')).toEqual(line('FGM 5, 2PM 3, 3PM 1'))
    expect(flags('FGM 5, 2PM 3, 3PM 1')).toEqual(['FGM is 5, but the made shots give 4'])
    expect(flags('FGA 9, 2PA 3, 3PA 1')).toEqual(['FGA is 9, but the attempted shots give 4'])
  })

  it('no field goals although a two was made', () =>
    expect(flags('PTS 2, FGM 0, FGA 0, 2PM 1, 2PA 2, 3PM 0, 3PA 0, FTM 0')).toEqual([
      'FGM is 0, but the made shots give 1',
      'FGA is 0, but the attempted shots give 2',
    ]))

  it('no field goals although there are points', () =>
    expect(flags('PTS 2, FGM 0, FGA 0, 3PM 0, 3PA 0, FTM 0, FTA 0')).toEqual(['PTS is 2, but the made shots give 0']))

  it('more threes than field goals', () => expect(flags('FGM 1, 3PM 2')).toEqual(['2PM comes to -1']))

  it('more made than attempted', () =>
    expect(flags('FGM 5, FGA 4, 2PM 5, 3PM 0, FTM 3, FTA 2')).toEqual(['FGM is more than FGA', 'FTM is more than FTA']))

  it('nothing where all agrees', () => expect(flags('PTS 12, FGM 5, FGA 13, 3PM 1, 3PA 3, FTM 1, FTA 2')).toEqual([]))
})

describe('In baseball', () => {
  it('hits follow from those by bases, and singles from hits', () => {
    expect(derived('AB 4, 1B 1, 2B 1, 3B 0, HR 1')).toEqual(line('AB 4, H 3, 1B 1, 2B 1, 3B 0, HR 1'))
    expect(derived('AB 4, H 3, 2B 1, 3B 0, HR 1')).toEqual(line('AB 4, H 3, 1B 1, 2B 1, 3B 0, HR 1'))
  })

  it('hits that disagree, and more hits than at bats, are flagged', () =>
    expect(flags('AB 1, H 2, 1B 1, 2B 0, 3B 0, HR 0')).toEqual(['H is 2, but the hits by bases give 1', 'H is more than AB']))
})

it('Who has no figures did not play; who has a zero did', () => {
  expect(didNotPlay({})).toBe(true)
  expect(didNotPlay({ PTS: 0 })).toBe(false)
})
