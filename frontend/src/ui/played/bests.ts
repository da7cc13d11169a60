import type { Figure } from '@fullcourt/domain/statistics/figures'
import type { PlayedGame } from './played-games'

/** The most of a figure in one game. */
export type Best = { readonly value: number; readonly game: PlayedGame; readonly times: number }

/** The most of a figure in one game, the first game in which it was reached, and in how many; undefined where it was never above 0. */
export const bestOf = (games: readonly PlayedGame[], figure: Figure): Best | undefined => {
  const value = Math.max(0, ...games.map(({ figures }) => figures[figure] ?? 0))
  const reached = games.filter(({ figures }) => figures[figure] === value)
  const [game] = reached
  return value > 0 && game ? { value, game, times: reached.length } : undefined
}
