import { ticksTo, trendPoints } from './Trend'

it('spreads games from edge to edge, between 0 and the last line of the axis', () => {
  expect(trendPoints([0, 10, 20]).places).toEqual([
    { x: 12, y: 188 },
    { x: 320, y: 100 },
    { x: 628, y: 12 },
  ])
})

it('is at the bottom where nobody scored', () => {
  expect(trendPoints([0, 0]).places.map(at => at.y)).toEqual([188, 188])
})

it('has a few round values on its axis, the last at or above the best game', () => {
  expect([0, 3, 13, 41, 81].map(ticksTo)).toEqual([
    [0, 1],
    [0, 1, 2, 3],
    [0, 5, 10, 15],
    [0, 20, 40, 60],
    [0, 50, 100],
  ])
})
