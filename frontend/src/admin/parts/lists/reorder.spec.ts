import { moveItem, placeAfter } from './reorder'

it('moves a thing up and down', () => {
  expect([moveItem(['a', 'b', 'c'], 2, 0), moveItem(['a', 'b', 'c'], 0, 1)]).toEqual([
    ['c', 'a', 'b'],
    ['b', 'a', 'c'],
  ])
})

it('stops at the ends', () => {
  expect([moveItem(['a', 'b'], 0, 9), moveItem(['a', 'b'], 1, -3), moveItem(['a', 'b'], 5, 0)]).toEqual([
    ['b', 'a'],
    ['b', 'a'],
    ['a', 'b'],
  ])
})

it('knows which steps lead anywhere', () => {
  expect([placeAfter('up', 0, 3), placeAfter('top', 0, 3), placeAfter('down', 2, 3), placeAfter('bottom', 2, 3)]).toEqual(
    Array(4).fill(undefined),
  )
  expect([placeAfter('up', 2, 3), placeAfter('top', 2, 3), placeAfter('down', 0, 3), placeAfter('bottom', 0, 3)]).toEqual([
    1, 0, 1, 2,
  ])
})
