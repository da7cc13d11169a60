import { exampleBracket, result } from './bracket.examples'
import { currentRound } from './current-round'

it('The round that is played is the first with a game that nobody has won', () => {
  expect(currentRound(exampleBracket())).toBe(0)
  expect(currentRound(exampleBracket({ games: { 'r1-0': result(1, 4, '61–58') } }))).toBe(0)
  expect(currentRound(exampleBracket({ games: { 'r1-0': result(1, 4, '61–58'), 'r1-1': result(2, 3, '61–58') } }))).toBe(1)
})

it('Byes do not hold a round up', () => {
  expect(currentRound(exampleBracket({ teams: 3, games: { 'r1-1': result(2, 3, '61–58') } }))).toBe(1)
})

it('After the final it is the last one', () => {
  expect(currentRound(exampleBracket({ teams: 2, games: { 'r1-0': result(1, 2, '61–58') } }))).toBe(0)
})
