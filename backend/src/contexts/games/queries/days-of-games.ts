import { hasResult } from '@fullcourt/domain/games/completed'
import type { Score, Side } from '@fullcourt/domain/games/events'
import type { GameDayAnswer, GameProgressAnswer } from '../games.answers'

type Played = { readonly details: { readonly date: string | null }; readonly score: Score | null; readonly walkover?: Side }

/** How many games there are on each day and how many of them have a result, be it a walk-over; games without a date are counted under null. */
export const daysOf = (games: readonly Played[]): GameDayAnswer[] => {
  const days = new Map<string | null, GameDayAnswer>()
  for (const game of games) {
    const { date } = game.details
    const day = days.get(date) ?? { date, games: 0, completed: 0 }
    days.set(date, { ...day, games: day.games + 1, completed: day.completed + Number(hasResult(game)) })
  }
  return [...days.values()]
}

/** How far the games of some days are played; the next one is looked for from a day on. */
export const progressOf = (days: readonly GameDayAnswer[], from = ''): GameProgressAnswer => ({
  games: days.reduce((sum, day) => sum + day.games, 0),
  completed: days.reduce((sum, day) => sum + day.completed, 0),
  last: days.findLast(day => day.completed > 0)?.date ?? null,
  next: days.find(({ date, completed, games }) => date !== null && date >= from && completed < games)?.date ?? null,
})
