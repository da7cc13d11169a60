import { exampleBracket, result } from './bracket.examples'
import { neighbourOf } from './arrow-keys'

const bracket = exampleBracket({ teams: 8, hasThirdPlace: true })

it.each([
  ['ArrowDown', 'r1-0', 'r1-1'],
  ['ArrowUp', 'r1-1', 'r1-0'],
  ['ArrowRight', 'r1-1', 'r2-0'],
  ['ArrowLeft', 'r2-1', 'r1-2'],
] as const)('%s leads from %s to %s', (key, from, to) => {
  expect(neighbourOf(bracket, from, key, null)).toBe(to)
})

it.each([
  ['ArrowUp', 'r1-0'],
  ['ArrowDown', 'r1-3'],
  ['ArrowLeft', 'r1-0'],
  ['ArrowRight', 'r3-0'],
  ['ArrowDown', 'r9-9'],
] as const)('%s leads nowhere from %s', (key, from) => {
  expect(neighbourOf(bracket, from, key, null)).toBeNull()
})

it('To the left is where the team of the side comes from', () => {
  const played = exampleBracket({ games: { 'r1-1': result(2, 3, '61–58') } })
  expect(neighbourOf(played, 'r2-0', 'ArrowLeft', 'teamB')).toBe('r1-1')
})

it('A side that had a bye comes from it', () => {
  expect(neighbourOf(exampleBracket({ teams: 3 }), 'r2-0', 'ArrowLeft', 'teamA')).toBe('r1-0')
})

it('The game for third place is below the final, and to its right is nothing', () => {
  const third = bracket.thirdPlace?.matchId ?? ''
  expect(neighbourOf(bracket, 'r3-0', 'ArrowDown', null)).toBe(third)
  expect(neighbourOf(bracket, third, 'ArrowRight', null)).toBeNull()
  expect(neighbourOf(bracket, third, 'ArrowLeft', 'teamB')).toBe('r2-1')
})
