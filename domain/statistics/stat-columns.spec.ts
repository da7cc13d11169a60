import { line } from './figures.examples'
import { freeThrowPercentage, statOfLine, statOfLines } from './stat-columns'

const figures = line('PTS 12, FGM 5, FGA 13, FTM 0, FTA 0')

describe('A column shows of a line', () => {
  it('a figure as it is', () => expect(statOfLine('PTS', figures)).toBe(12))

  it('nothing for a figure that is not kept, which is not zero', () => {
    expect(statOfLine('REB', figures)).toBeNull()
    expect(statOfLine('3P%', figures)).toBeNull()
  })

  it('a percentage as a ratio with three decimals', () => expect(statOfLine('FG%', figures)).toBe(0.385))

  it('no percentage where only one of its figures is kept', () => expect(statOfLine('FG%', line('FGM 5'))).toBeNull())

  it('0 where nothing was attempted', () => expect(statOfLine('FT%', figures)).toBe(0))
})

describe('A column shows of several lines', () => {
  const lines = [figures, line('PTS 3, FGM 1, FGA 3, AST 0'), line('')]

  it('the sum of a figure', () => expect(statOfLines('PTS', lines)).toBe(15))

  it('a zero that was kept', () => expect(statOfLines('AST', lines)).toBe(0))

  it('nothing for a figure that no line keeps', () => expect(statOfLines('REB', lines)).toBeNull())

  it('a percentage in the form of a line’s', () => expect(statOfLines('FG%', lines)).toBe(0.375))

  it('no percentage above what was counted', () => expect(statOfLines('FG%', [...lines, line('FGM 8')])).toBe(0.375))
})

describe('The free throw percentage', () => {
  it('is times 100, with one decimal', () => expect(freeThrowPercentage([line('FTM 2, FTA 3')])).toBe(66.7))

  it('leaves out lines without attempts', () => expect(freeThrowPercentage([line('FTM 1, FTA 3'), line('FTM 9')])).toBe(33.3))

  it('is absent where free throws are not kept', () => expect(freeThrowPercentage([line('PTS 3')])).toBeNull())
})
