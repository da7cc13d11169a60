import type { ByeAnswer, GameRowAnswer, WeekOffAnswer } from '../../../api/schema'

export type ListedGame = { readonly id: number; readonly date: string | null }

/** A row of a schedule, with its number in the whole list. */
export type ScheduleRow<Game extends ListedGame = GameRowAnswer> = {
  readonly key: string
  readonly number: number
  readonly date: string | null
} & (
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'bye'; readonly bye: ByeAnswer }
  | { readonly kind: 'week off'; readonly weekOff: WeekOffAnswer }
)

export const gameKey = (game: number) => `game ${game}`

type Listed<Game> = {
  readonly games: readonly Game[]
  readonly byes: readonly ByeAnswer[]
  readonly weekOffs: readonly WeekOffAnswer[]
}

/** One that a generated schedule leaves has no id of its own. */
const byeKey = ({ id, league_id: league, date, teams }: ByeAnswer) =>
  id === null ? `bye ${league} ${date} ${teams.join()}` : `bye ${id}`

/** Later than every date. */
const afterAll = '9999'

/** Games, byes and weeks off by date; on one date the week off comes first and byes last. */
export const scheduleRows = <Game extends ListedGame>({ games, byes, weekOffs }: Listed<Game>): readonly ScheduleRow<Game>[] =>
  [
    ...weekOffs.map(weekOff => ({
      kind: 'week off' as const,
      key: `week off ${weekOff.id}`,
      date: weekOff.date,
      weekOff,
    })),
    ...games.map(game => ({ kind: 'game' as const, key: gameKey(game.id), date: game.date, game })),
    ...byes.map(bye => ({ kind: 'bye' as const, key: byeKey(bye), date: bye.date, bye })),
  ]
    .sort((a, b) => ((a.date ?? afterAll) < (b.date ?? afterAll) ? -1 : Number((a.date ?? afterAll) > (b.date ?? afterAll))))
    .map((row, place) => ({ ...row, number: place + 1 }))
