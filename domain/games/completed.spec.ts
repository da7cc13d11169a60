import { isCompleted, winnerOf } from './completed'
import { score } from './games.examples'

const orNone = (text: string | null) => (text === null ? null : score(text))

it.each([
  [null, false],
  ['0–0', false],
  ['1–0', true],
  ['0–1', true],
  ['61–58', true],
])('A game with the score %p is completed: %p', (text, completed) => expect(isCompleted(orNone(text))).toBe(completed))

it.each([
  ['61–58', 'home'],
  ['58–61', 'away'],
  ['1–0', 'home'],
  ['60–60', null],
  ['0–0', null],
  [null, null],
])('Of %p the winner is %p', (text, winner) => expect(winnerOf(orNone(text))).toBe(winner))
