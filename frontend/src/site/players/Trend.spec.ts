import { trendPoints } from './Trend'

it('spreads games from edge to edge, and the best one touches the upper edge', () => {
  expect(trendPoints([0, 10, 20]).places).toEqual([
    { x: 10, y: 150 },
    { x: 320, y: 80 },
    { x: 630, y: 10 },
  ])
})

it('is at the bottom where nobody scored', () => {
  expect(trendPoints([0, 0]).places.map(at => at.y)).toEqual([150, 150])
})
