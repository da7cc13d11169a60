import { rankRows, topOf } from './ranking'

const points = (row: { points: number }) => row.points
const rows = (...values: number[]) => values.map((value, i) => ({ name: String.fromCharCode(97 + i), points: value }))
/** `1a 2b 2c 4d` */
const listed = (places: readonly { rank: number; row: { name: string } }[]) =>
  places.map(({ rank, row }) => `${rank}${row.name}`).join(' ')

describe('Ranks', () => {
  const byPoints = (...values: number[]) => listed(rankRows(rows(...values), (a, b) => b.points - a.points))

  it('go 1, 2, 2, 4', () => expect(byPoints(30, 20, 20, 10)).toBe('1a 2b 2c 4d'))
  it('go 1, 1, 1 where all are equal', () => expect(byPoints(5, 5, 5)).toBe('1a 1b 1c'))
  it('go 1, 1, 3, 3, 5', () => expect(byPoints(9, 9, 5, 5, 1)).toBe('1a 1b 3c 3d 5e'))
  it('keep the order in which equal rows came', () => expect(byPoints(10, 20, 10, 20)).toBe('1b 1d 3a 3c'))
  it('of no rows are none', () => expect(byPoints()).toBe(''))

  it('leave the rows as they were', () => {
    const given = rows(1, 2)
    rankRows(given, (a, b) => b.points - a.points)
    expect(given).toEqual(rows(1, 2))
  })
})

describe('A top list', () => {
  const top = (places: number, ...values: number[]) => listed(topOf(rows(...values), points, places))

  it('ends at its last place', () => expect(top(3, 10, 40, 30, 20)).toBe('1b 2c 3d'))
  it('keeps a tie at its last place whole', () => expect(top(3, 40, 30, 20, 20, 20, 10)).toBe('1a 2b 3c 3d 3e'))
  it('takes nobody more after a tie that passes its last place', () => expect(top(3, 40, 30, 30, 30, 20)).toBe('1a 2b 2c 2d'))
  it('may be shorter than its places', () => expect(top(3, 40)).toBe('1a'))
  it('has no place for nothing', () => expect(top(3, 40, 0, 0)).toBe('1a'))
})
