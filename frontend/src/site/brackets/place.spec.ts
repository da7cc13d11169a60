import { divisionAt } from './place'

const east = { id: 8, name: 'East', teams: 4 }
const west = { id: 9, name: 'West', teams: 8 }
const at = (query: string) => new URLSearchParams(query)

it('The division is the one of the address, else the first', () => {
  expect(divisionAt([east, west], at('divisionId=9'))).toBe(west)
  expect(divisionAt([east, west], at(''))).toBe(east)
})

it('There is none before one is made', () => {
  expect(divisionAt([], at(''))).toBeUndefined()
})

it('A division that is not there, or that is no number, is not replaced by the first', () => {
  expect(divisionAt([east], at('divisionId=7'))).toBeUndefined()
  expect(divisionAt([east], at('divisionId=east'))).toBeUndefined()
})
