import { conflictInWords } from '../schedules/conflict-words'
import type { PlacedGame, Surroundings } from '../schedules/conflicts'
import { gameConflicts, type ImportedGame } from './game-conflicts'

const NAMES = ['Ohana', 'DINKs', 'Hawks', 'Bulls', 'Kings', 'Jazz']
const nameOf = (team: number) => NAMES[team - 11] ?? ''

const game = (id: number, away: number, home: number, at: Partial<PlacedGame> = {}): PlacedGame => ({
  id,
  home,
  away,
  date: '2026-01-04',
  time: '18:00',
  location: `Gym ${id}`,
  ...at,
})

const around = (changes: Partial<Surroundings> = {}): Surroundings => ({
  games: [],
  unavailable: () => [],
  weekOffs: [],
  byes: [],
  season: { from: null, to: null },
  schedules: [],
  ...changes,
})

const imported = (line: number, placed: PlacedGame, isPlayed = false): ImportedGame => ({ line, game: placed, isPlayed })

const found = (games: readonly ImportedGame[], changes: Partial<Surroundings> = {}) =>
  [...gameConflicts(games, around(changes))].flat().map(({ line, conflict }) => `${line}: ${conflictInWords(conflict, nameOf)}`)

describe('What is in the way of imported games', () => {
  it('is a game of the season that is there already', () =>
    expect(found([imported(2, game(-1, 13, 11))], { games: [game(1, 14, 11)] })).toEqual([
      '2: Ohana already play on January 4, 2026 at 6:00 PM (Bulls @ Ohana, Gym 1).',
    ]))

  it('is another game of the files, and is said once for both', () =>
    expect(
      found([
        imported(2, game(-1, 13, 11)),
        imported(3, game(-2, 14, 12, { date: '2026-01-11' })),
        imported(4, game(-3, 15, 11)),
      ]),
    ).toEqual(['2: Ohana already play on January 4, 2026 at 6:00 PM (Kings @ Ohana, Gym -3).']))

  it('is nothing where both games are moved apart', () =>
    expect(
      found([imported(2, game(1, 13, 11, { time: '19:00' })), imported(3, game(2, 14, 11, { time: '20:00' }))], {
        games: [game(1, 13, 11), game(2, 14, 11)],
      }),
    ).toEqual([]))

  it('is not what was in the way of a moved game before', () =>
    expect(found([imported(2, game(1, 13, 11, { location: 'Hall' }))], { games: [game(1, 13, 11), game(2, 14, 11)] })).toEqual(
      [],
    ))

  it('is a time at which a team cannot play, of a game that is to come alone', () => {
    const unavailable = (team: number) => (team === 13 ? ['18:00'] : [])
    expect(found([imported(2, game(-1, 13, 11))], { unavailable })).toEqual(['2: Hawks cannot play at 6:00 PM every week.'])
    expect(found([imported(2, game(-1, 13, 11), true)], { unavailable })).toEqual([])
  })

  it('is a court, a team and the end of the season, of a game that was played too', () =>
    expect(
      found([imported(2, game(-1, 13, 11, { location: 'Gym 1' }), true)], {
        games: [game(1, 14, 11)],
        season: { from: null, to: '2025-12-31' },
      }),
    ).toEqual([
      '2: Ohana already play on January 4, 2026 at 6:00 PM (Bulls @ Ohana, Gym 1).',
      '2: Gym 1 is taken on January 4, 2026 at 6:00 PM (Bulls @ Ohana).',
      '2: January 4, 2026 is outside of the season (until December 31, 2025).',
    ]))
})
