import { line } from './figures.examples'
import { statOf, statOfGame } from './stat-columns'

const figures = line('PTS 12, FGM 5, FGA 13, FTM 0, FTA 0')

describe('A column shows', () => {
  it('a figure as it is', () => expect(statOf('PTS', figures)).toBe(12))

  it('nothing for a figure that is not kept, which is not zero', () => {
    expect(statOf('REB', figures)).toBeNull()
    expect(statOf('3P%', figures)).toBeNull()
    expect(statOfGame('REB', figures)).toBeNull()
    expect(statOfGame('3P%', figures)).toBeNull()
  })

  it('a percentage of the sums, with one decimal', () => expect(statOf('FG%', figures)).toBe(38.5))

  it('a percentage of one game as a ratio with three decimals', () => expect(statOfGame('FG%', figures)).toBe(0.385))

  it('0 where nothing was attempted', () => {
    expect(statOf('FT%', figures)).toBe(0)
    expect(statOfGame('FT%', figures)).toBe(0)
  })
})
