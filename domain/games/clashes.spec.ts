import { clashesOf, type PlacedGame } from './clashes'

const [HAWKS, BULLS, KINGS, JAZZ] = [1, 2, 3, 4]
const game = (id: number, teams: readonly number[], changes: Partial<PlacedGame> = {}): PlacedGame => ({
  id,
  teams,
  date: '2026-11-22',
  time: '19:30',
  location: `Court ${id}`,
  status: 'scheduled',
  ...changes,
})
const first = game(1, [HAWKS, BULLS])

it.each([
  ['of other teams on another court', game(2, [KINGS, JAZZ]), []],
  ['of one of its teams', game(2, [KINGS, BULLS]), [{ with: 2, team: BULLS }]],
  ['on its court, however it is written', game(2, [KINGS, JAZZ], { location: ' court 1' }), [{ with: 2, team: null }]],
  ['of one of its teams at another time', game(2, [KINGS, BULLS], { time: '20:30' }), []],
  ['of one of its teams on another day', game(2, [KINGS, BULLS], { date: '2026-11-23' }), []],
  ['that was postponed', game(2, [KINGS, BULLS], { status: 'postponed' }), []],
])('A game beside one %s clashes with %j', (_, other, expected) => expect(clashesOf(first, [first, other])).toEqual(expected))

it('Games without a place, or without a time, do not clash for that', () => {
  expect(clashesOf(game(1, [HAWKS], { location: null }), [game(2, [KINGS], { location: null })])).toEqual([])
  expect(clashesOf(game(1, [HAWKS], { time: null }), [game(2, [HAWKS], { time: null })])).toEqual([])
})
