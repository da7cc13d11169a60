import { statusByResult, type GameResult } from '@fullcourt/domain/games/status'
import type { GameDayAnswer } from '../games.answers'

type Played = GameResult & { readonly details: { readonly date: string | null } }

/** How many games there are on each day and how many of them have a result, be it a walk-over; games without a date are counted under null. */
export const daysOf = (games: readonly Played[]): GameDayAnswer[] => {
  const days = new Map<string | null, GameDayAnswer>()
  for (const game of games) {
    const { date } = game.details
    const day = days.get(date) ?? { date, games: 0, completed: 0 }
    days.set(date, { ...day, games: day.games + 1, completed: day.completed + (statusByResult(game) ? 1 : 0) })
  }
  return [...days.values()]
}
