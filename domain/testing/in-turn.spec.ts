import { EXPLORES, inTurn } from './in-turn'

const KINDS = ['number', 'text', 'list', 'nothing', 'object']
const metBy = (things: number, count: number) => Array.from({ length: things }, (_, n) => inTurn(KINDS, n, count, false))

it('Each thing is tried with so many values as are asked for', () =>
  expect(metBy(7, 2).map(({ length }) => length)).toEqual(Array(7).fill(2)))

it.each([
  [5, 1],
  [3, 2],
  [2, 3],
  [1, 5],
])('Every value is met by %i things with %i each', (things, count) =>
  expect(new Set(metBy(things, count).flat())).toEqual(new Set(KINDS)),
)

it('No value is tried twice with the same thing', () => {
  for (const values of metBy(20, 4)) expect(new Set(values).size).toBe(values.length)
})

it('The whole matrix is every value with every thing', () => {
  expect(inTurn(KINDS, 3, 1, true)).toEqual(KINDS)
  expect(inTurn(KINDS, 3, 9, false)).toEqual(KINDS)
})

it('A matrix is whole in `npm run explore` alone', () => {
  expect(EXPLORES).toBe(process.env.FULLCOURT_SEED !== undefined)
  expect(inTurn(KINDS, 0)).toHaveLength(EXPLORES ? KINDS.length : 1)
})
