import type { GameLine } from '../games/game-line'
import { headlineGame } from './headline-game'

const team = (points: number) => ({ id: 1, name: 'Hawks', logo: null, colors: [], abbreviation: null, points })
const game = (id: number, time: string | null, home: number, away: number, completed = true): GameLine => ({
  id,
  date: '2026-11-21',
  time,
  place: null,
  league: null,
  round: null,
  completed,
  live: false,
  lacksResult: false,
  status: 'Completed',
  state: 'completed',
  walkover: null,
  away: team(away),
  home: team(home),
})

it('is the one that was played last', () =>
  expect(headlineGame([game(1, '18:00', 60, 59), game(2, '20:00', 80, 40)])?.id).toBe(2))

it('is the closest of several at the same time', () =>
  expect(headlineGame([game(1, '20:00', 60, 50), game(2, '20:00', 60, 59), game(3, '18:00', 60, 60)])?.id).toBe(2))

it('is the first scheduled of equally close ones, and needs no time', () =>
  expect(headlineGame([game(2, null, 60, 50), game(1, null, 70, 60)])?.id).toBe(1))

it('is none without a result', () => {
  expect(headlineGame([])).toBeUndefined()
  expect(headlineGame([game(1, '20:00', 10, 8, false)])).toBeUndefined()
})
