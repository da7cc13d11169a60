import type { GameAnswer } from '../../../../../api/schema'
import { conflictsAt, placedGame, whyNotSwap, type NamedSurroundings } from './placing'

const game = (id: number, [away, home]: readonly [number, number], date: string, time = '18:00') =>
  ({
    id,
    home_team_id: home,
    away_team_id: away,
    date,
    time,
    location: null,
    season_id: 7,
    match_id: null,
    status: 'scheduled',
    state: 'scheduled',
    score_home: null,
    score_away: null,
  }) as GameAnswer

const [HAWKS, BULLS, OWLS, JAZZ] = [1, 2, 3, 4]
const first = game(11, [HAWKS, BULLS], '2026-11-01')
const second = game(12, [OWLS, JAZZ], '2026-11-08')
const third = game(13, [HAWKS, OWLS], '2026-11-08', '19:15')

const around = (more: Partial<NamedSurroundings> = {}): NamedSurroundings => ({
  games: [first, second, third].map(placedGame),
  unavailable: () => [],
  weekOffs: [],
  byes: [],
  season: { from: null, to: null },
  schedules: [],
  nameOf: team => ['', 'Hawks', 'Bulls', 'Owls', 'Jazz'][team] ?? '',
  ...more,
})

it('Two games may be swapped where nothing is in the way', () => expect(whyNotSwap(first, second, around())).toBeUndefined())

it('A game is not swapped to a time at which a team of it cannot play', () =>
  expect(whyNotSwap(first, second, around({ unavailable: team => (team === BULLS ? ['2026-11-08 18:00'] : []) }))).toBe(
    'Bulls cannot play at 6:00 PM on November 8, 2026.',
  ))

it('At a free slot it is said what would be in the way', () => {
  const slot = { date: '2026-11-08', time: '19:15', location: null }
  expect(conflictsAt(first, slot, around())).toEqual(['Hawks already play on November 8, 2026 at 7:15 PM (Hawks @ Owls).'])
  expect(conflictsAt(second, { ...slot, time: '20:30' }, around())).toEqual([])
})
