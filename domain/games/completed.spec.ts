import { isCompleted, statusLabel, winnerOf } from './completed'
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
  ['scheduled', null, 'Scheduled'],
  ['scheduled', '0–0', 'Scheduled'],
  ['scheduled', '61–58', 'Completed'],
  ['cancelled', null, 'Cancelled'],
  ['postponed by rain', null, 'Postponed by rain'],
])('A game of status %p with the score %p is shown as %p', (status, text, label) =>
  expect(statusLabel(status, orNone(text))).toBe(label),
)

it.each([
  ['61–58', 'home'],
  ['58–61', 'away'],
  ['1–0', 'home'],
  ['60–60', null],
  ['0–0', null],
  [null, null],
])('Of %p the winner is %p', (text, winner) => expect(winnerOf(orNone(text))).toBe(winner))
