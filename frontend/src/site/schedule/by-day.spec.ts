import type { GameLine } from '../games/game-line'
import { gamesByDay } from './Days'

const game = (date: string | null) => ({ date }) as GameLine
const games = [game('2026-11-21'), game(null), game('2026-11-28'), game('2026-11-21')]
const off = [{ kind: 'bye', date: '2026-12-05', text: 'Bulls (BYE)', leagues: [] } as const]
const days = (newestFirst?: boolean) =>
  gamesByDay(games, off, newestFirst).map(day => [day.date, day.games.length, day.off.length])

it('Days come from the earliest, games without a date last', () =>
  expect(days()).toEqual([
    ['2026-11-21', 2, 0],
    ['2026-11-28', 1, 0],
    ['2026-12-05', 0, 1],
    [null, 1, 0],
  ]))

it('After the season they come from the newest', () =>
  expect(days(true).map(([date]) => date)).toEqual(['2026-12-05', '2026-11-28', '2026-11-21', null]))
