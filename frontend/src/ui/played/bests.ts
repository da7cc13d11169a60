import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import type { PlayedGame } from './played-games'

/** The most of a figure in one game. */
export type Best = { readonly value: number; readonly game: PlayedGame; readonly times: number }

/** Games of a season that are not listed, summed up: a line for each set of figures that were kept together. */
export type EarlierGames = {
  readonly season: number
  readonly games: number
  readonly lines: readonly Figures[]
  readonly bests: readonly (Best & { readonly figure: string })[]
}

const listedBest = (games: readonly PlayedGame[], figure: Figure): readonly Best[] => {
  const value = Math.max(0, ...games.map(({ figures }) => figures[figure] ?? 0))
  const reached = games.filter(({ figures }) => figures[figure] === value)
  const [game] = reached
  return value > 0 && game ? [{ value, game, times: reached.length }] : []
}

const byDate = (a: Best, b: Best) => ((a.game.date ?? '~') < (b.game.date ?? '~') ? -1 : 1)

/** The most of a figure in one game, the first game in which it was reached, and in how many; undefined where it was never above 0. */
export const bestOf = (games: readonly PlayedGame[], figure: Figure, earlier: readonly EarlierGames[] = []): Best | undefined => {
  const ofEarlier = earlier.flatMap(({ bests }) => bests.filter(best => best.figure === figure))
  const bests = [...ofEarlier, ...listedBest(games, figure)]
  const value = Math.max(...bests.map(best => best.value))
  const equal = bests.filter(best => best.value === value)
  const [first] = equal.toSorted(byDate)
  return first && { value, game: first.game, times: equal.reduce((sum, { times }) => sum + times, 0) }
}
