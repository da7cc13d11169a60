import type { GameLine } from '../games/game-line'
import type { DateOff } from './dates-off'

export type Day = {
  readonly date: string | null
  readonly games: readonly GameLine[]
  readonly off: readonly DateOff[]
}

/** Later than every date. */
const undecided = '9999'
const order = ({ date }: Day) => date ?? undecided

/** Games, byes and weeks off under their days, from the earliest; games without a date come last. */
export const byDay = (games: readonly GameLine[], off: readonly DateOff[]): Day[] => {
  const days = new Map<string | null, { games: GameLine[]; off: DateOff[] }>()
  const dayOf = (date: string | null) => {
    const day = days.get(date) ?? { games: [], off: [] }
    days.set(date, day)
    return day
  }
  for (const game of games) dayOf(game.date).games.push(game)
  for (const one of off) dayOf(one.date).off.push(one)
  return [...days].map(([date, day]) => ({ date, ...day })).sort((a, b) => (order(a) < order(b) ? -1 : 1))
}
