import { isCompleted } from '@fullcourt/domain/games/completed'
import type { Score } from '@fullcourt/domain/games/events'
import type { GameDayAnswer } from '../games.answers'

type Played = { readonly details: { readonly date: string | null }; readonly score: Score | null }

/** How many games there are on each day and how many of them are completed; games without a date are counted under null. */
export const daysOf = (games: readonly Played[]): GameDayAnswer[] => {
  const days = new Map<string | null, GameDayAnswer>()
  for (const { details, score } of games) {
    const day = days.get(details.date) ?? { date: details.date, games: 0, completed: 0 }
    days.set(details.date, {
      ...day,
      games: day.games + 1,
      completed: day.completed + (isCompleted(score) ? 1 : 0),
    })
  }
  return [...days.values()]
}
