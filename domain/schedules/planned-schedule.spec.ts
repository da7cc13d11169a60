import { noDetails } from '../games/decide'
import { plannedGame } from './planned-game'
import { countGames, plannedSchedule, type GeneratedSchedule } from './planned-schedule'
import { place } from './schedules.examples'

const generated: GeneratedSchedule = {
  place,
  plan: 81,
  teams: [
    { team: 11, entry: 21, unavailable: [] },
    { team: 12, entry: 22, unavailable: [] },
    { team: 13, entry: 23, unavailable: [] },
  ],
  generated: {
    weeks: [
      {
        startsOn: '2026-01-04',
        games: [{ home: 22, away: 21, date: '2026-01-06', time: '18:00', location: 'Gym 1' }],
        byes: [23],
      },
      { startsOn: '2026-01-11', games: [], byes: [] },
    ],
    unplaced: [{ home: 21, away: 23, week: 1, slots: 1, obstacles: [{ rule: 'unavailable', entry: 23, slots: 1 }] }],
    seed: 7,
  },
  games: [41],
  keeps: [],
  replaces: [40],
  replacesPlayed: false,
}

it('A generated schedule is written down with its teams, and an id for every game', () =>
  expect(plannedSchedule(generated)).toEqual({
    ...place,
    plan: 81,
    teams: [
      { team: 11, entry: 21 },
      { team: 12, entry: 22 },
      { team: 13, entry: 23 },
    ],
    weeks: [
      {
        date: '2026-01-06',
        games: [{ game: 41, home: 12, away: 11, date: '2026-01-06', time: '18:00', location: 'Gym 1' }],
        byes: [13],
      },
      { date: '2026-01-11', games: [], byes: [] },
    ],
    unplaced: [{ home: 11, away: 13, week: 1, slots: 1, obstacles: [{ rule: 'unavailable', team: 13, slots: 1 }] }],
    keeps: [],
    replaces: [40],
    replacesPlayed: false,
    seed: 7,
  }))

it('Without an id for every game nothing is written down', () => {
  expect(countGames(generated.generated)).toBe(1)
  expect(() => plannedSchedule({ ...generated, games: [] })).toThrow(RangeError)
})

it('A planned game is a regular game of its league', () => {
  const planned = plannedSchedule(generated)
  const game = { game: 41, home: 12, away: 11, date: '2026-01-06', time: '18:00', location: 'Gym 1' }
  expect(plannedGame(planned, game)).toEqual({
    game: 41,
    in: {
      organization: 1,
      season: 3,
      league: 5,
      division: null,
      stage: 'regular',
      home: { team: 12, entry: 22, league: 5 },
      away: { team: 11, entry: 21, league: 5 },
    },
    details: { ...noDetails, date: '2026-01-06', time: '18:00', location: 'Gym 1' },
  })
})
