import { divisionAt } from './place'

const east = { id: 8, name: 'East', teams: 4 }
const west = { id: 9, name: 'West', teams: 8 }
const at = (query: string) => new URLSearchParams(query)

it('The division is the one of the address, else the only one', () => {
  expect(divisionAt([east, west], at('divisionId=9'))).toBe(west)
  expect(divisionAt([east], at(''))).toBe(east)
})

it('Of several divisions one has to be chosen', () => {
  expect(divisionAt([east, west], at(''))).toBeUndefined()
})

it('A division that is not there is not replaced by the only one', () => {
  expect(divisionAt([east], at('divisionId=7'))).toBeUndefined()
})
