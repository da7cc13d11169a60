import { exampleBracket } from './bracket.examples'
import { layoutOf } from './layout'

const middles = (teams: number, hasThirdPlace = false) =>
  layoutOf(exampleBracket({ teams, hasThirdPlace })).columns.map(column => column.map(({ middle }) => middle))

describe('The boxes of a bracket', () => {
  it('are each halfway between the two that feed them', () => {
    expect(middles(8)).toEqual([[0.5, 1.5, 2.5, 3.5], [1, 3], [2]])
  })

  it('keep their places where teams have a bye', () => {
    expect(middles(5)).toEqual(middles(8))
  })

  it('have the one for third place below the final, with room for it', () => {
    expect(middles(4, true)).toEqual([
      [0.5, 1.5],
      [1, 2.25],
    ])
    expect(layoutOf(exampleBracket({ teams: 4, hasThirdPlace: true })).rows).toBe(2.75)
  })

  it.each([2, 3, 5, 8, 11, 16, 32, 33, 64])('do not touch each other and are inside the height, %i teams', teams => {
    const { rows, columns } = layoutOf(exampleBracket({ teams, hasThirdPlace: true }))
    for (const column of columns) {
      const edges = column.map(({ middle }) => middle)
      edges.forEach((middle, i) => {
        expect(middle - 0.5).toBeGreaterThanOrEqual(i === 0 ? 0 : (edges[i - 1] ?? 0) + 0.5)
        expect(middle + 0.5).toBeLessThanOrEqual(rows)
      })
    }
  })
})

describe('The lines of a bracket', () => {
  it('lead each winner to the box in the middle of the next round', () => {
    expect(layoutOf(exampleBracket({ teams: 4 })).columns.map(column => column.map(({ toNext }) => toNext))).toEqual([
      [0.5, -0.5],
      [null],
    ])
  })

  it.each([2, 7, 64])('end at the boxes that they lead to, %i teams', teams => {
    const { columns } = layoutOf(exampleBracket({ teams }))
    columns
      .slice(0, -1)
      .forEach((column, round) =>
        column.forEach(({ middle, toNext, matchup }) =>
          expect(middle + (toNext ?? NaN)).toBe(columns[round + 1]?.[Math.floor(matchup.position / 2)]?.middle),
        ),
      )
  })

  it('lead nowhere from the final and from the game for third place', () => {
    const last = layoutOf(exampleBracket({ teams: 4, hasThirdPlace: true })).columns.at(-1)
    expect(last?.map(({ toNext }) => toNext)).toEqual([null, null])
  })
})

it('A bracket of nobody has no height', () => {
  expect(layoutOf(exampleBracket({ teams: 0 }))).toEqual({ rows: 0, columns: [] })
})
