import { nextSort, readSort, sortRows, writeSort } from './sort-rows'

const rows = [
  { name: 'Hawks', points: 61 },
  { name: 'Bulls', points: null },
  { name: 'Comets', points: 75 },
  { name: 'Aces', points: 61 },
]
const names = (sorted: readonly { name: string }[]) => sorted.map(row => row.name)

it('keeps the order of equal rows and puts rows without a figure last, upwards and downwards', () => {
  expect(names(sortRows(rows, row => row.points, 'descending'))).toEqual(['Comets', 'Hawks', 'Aces', 'Bulls'])
  expect(names(sortRows(rows, row => row.points, 'ascending'))).toEqual(['Hawks', 'Aces', 'Comets', 'Bulls'])
})

it('orders text by its letters and the numbers in it', () => {
  expect(names(sortRows([{ name: 'D10' }, { name: 'D2' }], row => row.name, 'ascending'))).toEqual(['D2', 'D10'])
})

it('shows the best first, then the worst, then the order the table came in', () => {
  const once = nextSort(null, 'PTS', 'descending')
  const twice = nextSort(once, 'PTS', 'descending')
  expect([once?.direction, twice?.direction, nextSort(twice, 'PTS', 'descending')]).toEqual(['descending', 'ascending', null])
})

it('begins again in another column', () => {
  expect(nextSort({ column: 'PTS', direction: 'ascending' }, 'team', 'ascending')).toEqual({
    column: 'team',
    direction: 'ascending',
  })
})

it('is in the address and is read back', () => {
  const sort = { column: 'FT%', direction: 'descending' } as const
  expect(readSort(writeSort(sort))).toEqual(sort)
  expect(readSort(null)).toBeNull()
})
