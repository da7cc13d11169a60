import { CHANGED_PARTS, type ChangedPart } from './team-change'
import { partsInWords, opponentInWords } from './words'

const SAID: readonly (readonly [string, readonly ChangedPart[]])[] = [
  ['New game', ['added']],
  ['Off the schedule', ['removed']],
  ['Moved', ['when']],
  ['Moved', ['when', 'where']],
  ['Other place', ['where']],
  ['On again, moved', ['reinstated', 'when']],
  ['Other opponent, home and away exchanged', ['opponent', 'side']],
]

it.each(SAID)('%s', (text, parts) => expect(partsInWords(parts)).toBe(text))

it('Every part has its words', () =>
  expect(new Set(CHANGED_PARTS.map(part => partsInWords([part]))).size).toBe(CHANGED_PARTS.length))

it('A team plays against an opponent at home, and at the opponent away', () =>
  expect([opponentInWords('home', 'Owls'), opponentInWords('away', 'Owls')]).toEqual(['vs Owls', 'at Owls']))
