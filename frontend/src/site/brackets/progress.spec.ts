import { exampleBracket, result } from '../../ui/bracket/bracket.examples'
import { progressOf } from './progress'

const semifinals = { 'r1-0': result(1, 4, '61–58'), 'r1-1': result(2, 3, '61–58') }

it('How far a bracket is played: its round, and how many of its games', () => {
  expect(progressOf(exampleBracket())).toBe('Semifinals · 0 of 3 games played')
  expect(progressOf(exampleBracket({ games: semifinals }))).toBe('Final · 2 of 3 games played')
  expect(progressOf(exampleBracket({ teams: 2 }))).toBe('Final · 0 of 1 game played')
})

it('Byes are no games', () => {
  expect(progressOf(exampleBracket({ teams: 5 }))).toBe('Quarterfinals · 0 of 4 games played')
})

it('At the end it names the champion', () => {
  expect(progressOf(exampleBracket({ games: { ...semifinals, 'r2-0': result(2, 1, '70–71') } }))).toBe('Champion: Hawks')
})
