import { sumOf } from './stat-sums'

it('adds up what was kept, and keeps absent what nobody has', () => {
  expect(sumOf([{ PTS: 22, '3PM': 2 }, { PTS: 9 }, null])).toEqual({ PTS: 31, '3PM': 2 })
})

it('counts a zero that was kept', () => {
  expect(sumOf([{ AST: 0 }])).toEqual({ AST: 0 })
})
