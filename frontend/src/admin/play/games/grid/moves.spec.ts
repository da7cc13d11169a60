import { cellAfter, type Press } from './moves'

const size = { rows: 3, columns: 4, tab: { first: 1, last: 2 } }
const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})
const after = (key: string, [row, column]: readonly [number, number], held?: Partial<Press>) => {
  const cell = cellAfter(press(key, held), { row, column }, size)
  return cell && [cell.row, cell.column]
}

it('moves by the arrows and stops at the edges', () => {
  expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map(key => after(key, [1, 1]))).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
    [1, 0],
  ])
  expect([after('ArrowUp', [0, 0]), after('ArrowLeft', [0, 0]), after('ArrowDown', [2, 3]), after('ArrowRight', [2, 3])]).toEqual(
    [
      [0, 0],
      [0, 0],
      [2, 3],
      [2, 3],
    ],
  )
})

it('goes down by Enter, and from the last row to the top of the next column', () => {
  expect([after('Enter', [0, 1]), after('Enter', [2, 1]), after('Enter', [2, 3])]).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ])
})

it('goes the same way back by Shift and Enter', () => {
  const shift = { shiftKey: true }
  expect([after('Enter', [1, 1], shift), after('Enter', [0, 2], shift), after('Enter', [0, 0], shift)]).toEqual([
    [0, 1],
    [2, 1],
    [0, 0],
  ])
})

it('leads to the ends of the row, and with Ctrl to the corners', () => {
  expect([after('Home', [1, 2]), after('End', [1, 2])]).toEqual([
    [1, 0],
    [1, 3],
  ])
  expect([after('Home', [1, 2], { ctrlKey: true }), after('End', [1, 2], { metaKey: true })]).toEqual([
    [0, 0],
    [2, 3],
  ])
})

it('goes right by Tab through what is typed, and on to the next row', () => {
  expect([after('Tab', [0, 1]), after('Tab', [0, 2]), after('Tab', [0, 0]), after('Tab', [0, 3])]).toEqual([
    [0, 2],
    [1, 1],
    [0, 1],
    [1, 1],
  ])
})

it('goes the same way back by Shift and Tab', () => {
  const shift = { shiftKey: true }
  expect([after('Tab', [1, 2], shift), after('Tab', [1, 1], shift), after('Tab', [1, 3], shift)]).toEqual([
    [1, 1],
    [0, 2],
    [1, 2],
  ])
})

it('is left by Tab after its last cell, and by Shift and Tab before its first', () =>
  expect([after('Tab', [2, 2]), after('Tab', [0, 1], { shiftKey: true })]).toEqual([undefined, undefined]))

it('leaves every other key to the cell', () => {
  expect(['1', 'x', 'Escape', 'Backspace'].map(key => after(key, [1, 1]))).toEqual(Array(4).fill(undefined))
})
