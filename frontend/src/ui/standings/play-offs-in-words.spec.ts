import { playOffsInShort, playOffsInWords, type PlayOffs } from './play-offs-in-words'

const open = (gamesLeft: number, winsNeeded: number | null, needsHelp = false): PlayOffs => ({
  state: 'open',
  gamesLeft,
  winsNeeded,
  needsHelp,
})

it.each([
  [{ ...open(3, 0), state: 'clinched' } as const, 'Has clinched a play-off place.'],
  [{ ...open(3, null), state: 'out' } as const, 'Cannot reach the play-offs any more.'],
  [open(5, 2), 'Needs 2 wins from its last 5 games to be in the play-offs, whatever the others do.'],
  [open(3, 1), 'Needs 1 win from its last 3 games to be in the play-offs, whatever the others do.'],
  [open(3, 3), 'Is in the play-offs if it wins all of its last 3 games.'],
  [open(1, 1), 'Is in the play-offs if it wins its last game.'],
  [open(2, null, true), 'Needs help: winning all of its last 2 games is not enough by itself to be in the play-offs.'],
  [open(0, null, true), 'Has played all of its games: the others decide whether it is in the play-offs.'],
  [open(5, null), null],
])('%j is: %s', (playOffs, words) => expect(playOffsInWords(playOffs, 9)).toBe(words))

it('Nothing is said while most of the season is still to be played', () => expect(playOffsInWords(open(6, 4), 5)).toBeNull())

it('A column says it in short', () => {
  expect([open(5, 2), open(5, null), { ...open(0, 0), state: 'clinched' as const }].map(playOffsInShort)).toEqual([
    '2 wins of 5',
    null,
    'Clinched',
  ])
})
