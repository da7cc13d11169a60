import type { ByeAnswer, GameRowAnswer, WeekOffAnswer } from '../../../api/schema'
import { scheduleRows } from './schedule-rows'

const game = (id: number, date: string | null) => ({ id, date }) as GameRowAnswer
const bye = (id: number, date: string) => ({ id, date }) as ByeAnswer
const weekOff = (id: number, date: string) => ({ id, date }) as WeekOffAnswer

const keysOf = (rows: ReturnType<typeof scheduleRows>) => rows.map(({ number, key }) => `${number} ${key}`)

it('Games, byes and weeks off go by date; on one date the week off is first and byes are last', () =>
  expect(
    keysOf(
      scheduleRows({
        games: [game(1, '2026-01-04'), game(2, '2026-01-11'), game(3, '2026-01-11'), game(4, null)],
        byes: [bye(1, '2026-01-11'), bye(2, '2026-01-04')],
        weekOffs: [weekOff(1, '2026-01-11'), weekOff(2, '2026-01-18')],
      }),
    ),
  ).toEqual(['1 game 1', '2 bye 2', '3 week off 1', '4 game 2', '5 game 3', '6 bye 1', '7 week off 2', '8 game 4']))

it('The byes that a generated schedule leaves have keys of their own', () => {
  const planned = (league: number, teams: number[]) => ({ id: null, date: '2026-01-04', league_id: league, teams }) as ByeAnswer
  const rows = scheduleRows({ games: [], byes: [planned(1, [11]), planned(2, [11]), planned(2, [12, 13])], weekOffs: [] })
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
})
