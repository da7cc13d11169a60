import type { ByeAnswer, GameRowAnswer, WeekOffAnswer } from '../../../api/schema'

/** A row of the schedule of a league, with its number in the whole list. */
export type ScheduleRow = { readonly key: string; readonly number: number; readonly date: string | null } & (
  | { readonly kind: 'game'; readonly game: GameRowAnswer }
  | { readonly kind: 'bye'; readonly bye: ByeAnswer }
  | { readonly kind: 'week off'; readonly weekOff: WeekOffAnswer }
)

export type GameScheduleRow = Extract<ScheduleRow, { readonly kind: 'game' }>

export const gameKey = (game: number) => `game ${game}`

type Listed = {
  readonly games: readonly GameRowAnswer[]
  readonly byes: readonly ByeAnswer[]
  readonly weekOffs: readonly WeekOffAnswer[]
}

/** Later than every date. */
const undated = '9999'

/** Games, byes and weeks off by date; on one date the week off comes first and byes last. */
export const scheduleRows = ({ games, byes, weekOffs }: Listed): readonly ScheduleRow[] =>
  [
    ...weekOffs.map(weekOff => ({
      kind: 'week off' as const,
      key: `week off ${weekOff.id}`,
      date: weekOff.date,
      weekOff,
    })),
    ...games.map(game => ({ kind: 'game' as const, key: gameKey(game.id), date: game.date, game })),
    ...byes.map(bye => ({ kind: 'bye' as const, key: `bye ${bye.id}`, date: bye.date, bye })),
  ]
    .sort((a, b) => ((a.date ?? undated) < (b.date ?? undated) ? -1 : Number((a.date ?? undated) > (b.date ?? undated))))
    .map((row, place) => ({ ...row, number: place + 1 }))
