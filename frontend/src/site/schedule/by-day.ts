import type { GameLine } from '../games/game-line'

export type Day = { readonly date: string | null; readonly games: readonly GameLine[] }

/** Games under the days on which they are played, in the order they came. */
export const byDay = (games: readonly GameLine[]): Day[] => {
  const days = new Map<string | null, GameLine[]>()
  for (const game of games) {
    const day = days.get(game.date)
    if (day) day.push(game)
    else days.set(game.date, [game])
  }
  return [...days].map(([date, list]) => ({ date, games: list }))
}
