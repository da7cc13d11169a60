import { clampedPage } from './use-table-address'

const fifty = (wanted: string, rows: number) => clampedPage(wanted, rows, 50)

it('is the first page without any', () => {
  expect([fifty('', 120), fifty('0', 120), fifty('-3', 120), fifty('two', 120), fifty('1e3', 120)]).toEqual([0, 0, 0, 0, 0])
})

it('is counted from 1 in the address', () => {
  expect(fifty('2', 120)).toBe(1)
})

it('is the last one where there are fewer rows by now', () => {
  expect([fifty('9', 120), fifty('3', 100), fifty('3', 0)]).toEqual([2, 1, 0])
})
