import { hasWon, inWords, type PlayingSide } from './game-sides'

const side = (name: string, points: number | null): PlayingSide => ({ id: 1, name, points })

it('knows the winner', () => {
  expect([hasWon(side('A', 61), side('B', 58)), hasWon(side('A', 58), side('B', 61))]).toEqual([true, false])
})

it('has no winner in a tie or before there is a score', () => {
  expect([hasWon(side('A', 60), side('B', 60)), hasWon(side('A', 2), side('B', null))]).toEqual([false, false])
})

it('puts a game in words, away side first', () => {
  expect(inWords(side('Hawks', null), side('Bulls', null))).toBe('Hawks at Bulls')
  expect(inWords(side('Hawks', 61), side('Bulls', 58))).toBe('Hawks 61, Bulls 58')
})

it('A side wins without points where the other did not come', () =>
  expect([hasWon({ ...side('A', null), walkover: true }, side('B', null)), hasWon(side('B', null), side('A', null))]).toEqual([
    true,
    false,
  ]))
