import type { GameLine } from '../games/game-line'
import type { DateOff } from './dates-off'

export type Day = {
  readonly date: string | null
  readonly games: readonly GameLine[]
  readonly off: readonly DateOff[]
}

/** Games, byes and weeks off under their days, from the earliest or the newest; games without a date come last. */
export const gamesByDay = (games: readonly GameLine[], off: readonly DateOff[], newestFirst = false): Day[] => {
  const days = new Map<string | null, { games: GameLine[]; off: DateOff[] }>()
  const dayOf = (date: string | null) => {
    const day = days.get(date) ?? { games: [], off: [] }
    days.set(date, day)
    return day
  }
  for (const game of games) dayOf(game.date).games.push(game)
  for (const one of off) dayOf(one.date).off.push(one)
  const earlier = newestFirst ? 1 : -1
  return [...days]
    .map(([date, day]) => ({ date, ...day }))
    .sort((a, b) => {
      if (a.date === null || b.date === null) return a.date === null ? 1 : -1
      return a.date < b.date ? earlier : -earlier
    })
}
