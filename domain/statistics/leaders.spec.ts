import { line } from './figures.examples'
import { leadersIn, type PlayerTotals } from './leaders'
import { noTotals, withLine } from './totals'

const row = (player: number, ...lines: string[]): PlayerTotals => ({
  player,
  totals: lines.map(line).reduce(withLine, noTotals),
})

describe('Leaders', () => {
  const players = [row(31, 'PTS 10'), row(32, 'PTS 20, REB 1'), row(33, 'PTS 10'), row(34, 'PTS 5'), row(35, 'REB 3')]
  const listed = (...leaders: ReturnType<typeof leadersIn>) => leaders.map(({ rank, row }) => `${rank}. ${row.player}`)

  it('are those with most of a figure, a tie at the last place kept whole', () =>
    expect(listed(...leadersIn('PTS', players, 2))).toEqual(['1. 32', '2. 31', '2. 33']))

  it('have some of it', () => expect(listed(...leadersIn('REB', players, 3))).toEqual(['1. 35', '2. 32']))

  it('are none of a figure that nobody keeps', () => expect(leadersIn('3PM', players, 3)).toEqual([]))

  it('count what follows from the made shots', () =>
    expect(listed(...leadersIn('PTS', [row(31, 'FGM 5, 3PM 1, FTM 1'), row(32, 'PTS 11')], 1))).toEqual(['1. 31']))
})
