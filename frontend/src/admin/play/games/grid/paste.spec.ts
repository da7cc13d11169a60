import { blockOf, paste, readCell, type EntryColumn } from './paste'

const columns: readonly EntryColumn[] = ['out', 'PTS', 'AST', 'REB']
const at = (row: number, column: number) => ({ row, column })

it('reads the lines of a spreadsheet, whatever ends them', () => {
  expect([blockOf('1\t2\n3\t4\n'), blockOf('1\r\n2\r\n'), blockOf(' 7 ')]).toEqual([
    [
      ['1', '2'],
      ['3', '4'],
    ],
    [['1'], ['2']],
    [['7']],
  ])
})

it('takes whole numbers, empty cells and marks, and nothing else', () => {
  expect(['12', '', 'x', 'DNP', '007', '1000', '-1', '4.5', '45%', 'Ana'].map(readCell)).toEqual([
    12,
    null,
    'out',
    'out',
    7,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('lays a block to the right and down', () => {
  expect(paste('10\t2\n\t5', at(1, 1), columns, 4).figures).toEqual([
    { row: 1, figure: 'PTS', value: 10 },
    { row: 1, figure: 'AST', value: 2 },
    { row: 2, figure: 'PTS', value: null },
    { row: 2, figure: 'AST', value: 5 },
  ])
})

it('leaves out what hangs over the edges', () => {
  expect(paste('1\t2\n3\t4', at(3, 3), columns, 4).figures).toEqual([{ row: 3, figure: 'REB', value: 1 }])
})

it('marks players who did not play', () => {
  expect(paste('x\n12\nDNP', at(0, 1), columns, 4)).toMatchObject({ out: [0, 2], figures: [{ row: 1, value: 12 }] })
})

it('counts what is no figure', () => {
  expect(paste('1.5\t3', at(0, 1), columns, 4)).toMatchObject({ refused: 1, figures: [{ figure: 'AST', value: 3 }] })
})

it('follows a heading line to its columns', () => {
  expect(paste('Player\tREB\tpts\tFG%\nAna\t4\t9\t50%', at(0, 2), columns, 4)).toEqual({
    figures: [
      { row: 0, figure: 'REB', value: 4 },
      { row: 0, figure: 'PTS', value: 9 },
    ],
    out: [],
    refused: 0,
  })
})
