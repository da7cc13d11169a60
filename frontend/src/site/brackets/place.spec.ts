import { divisionAt, seasonAt } from './place'

const seasons = [
  { id: 1, name: '2025', active: false },
  { id: 2, name: '2026', active: true },
].map(season => ({ ...season, startDate: null, finishDate: null, sport: 1 }))
const east = { id: 8, name: 'East', teams: 4 }
const west = { id: 9, name: 'West', teams: 8 }
const at = (query: string) => new URLSearchParams(query)

it('The season is the one of the address, else the active one', () => {
  expect(seasonAt(seasons, at('seasonId=1'))?.name).toBe('2025')
  expect(seasonAt(seasons, at(''))?.name).toBe('2026')
})

it('A season that is not there is none', () => {
  expect(seasonAt(seasons, at('seasonId=3'))).toBeUndefined()
  expect(seasonAt([], at(''))).toBeUndefined()
})

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
