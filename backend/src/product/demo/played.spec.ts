import { chanceOf } from './chance'
import { quartersOf, roundRobin } from './played'

it.each([0, 1, 7, 61, 104])('splits %i points over four quarters without losing one', points => {
  const quarters = quartersOf(chanceOf(points), points)
  expect(quarters.reduce((sum, quarter) => sum + quarter, 0)).toBe(points)
})

it('lets every team meet every other once, and play once a round', () => {
  const rounds = roundRobin(6)
  const pairs = rounds.flat().map(([home, away]) => [home, away].sort().join('-'))
  expect(new Set(pairs).size).toBe(15)
  for (const round of rounds) expect(new Set(round.flat()).size).toBe(6)
})
