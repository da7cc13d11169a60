import type { PlayerId } from '../ids/kinds'
import type { Figure } from './figures'
import { topOf, type Ranked } from './ranking'
import { addTotals, noTotals, type Totals } from './totals'

/** What a player's lines come to, in one entry or in all that are counted. */
export type PlayerTotals = { readonly player: PlayerId; readonly totals: Totals }

/** One row per player, in the order of their ids: the totals of all his entries added up (design 3). */
export const sumByPlayer = (rows: readonly PlayerTotals[]): readonly PlayerTotals[] => {
  const sums = new Map<PlayerId, Totals>()
  for (const { player, totals } of rows) sums.set(player, addTotals(sums.get(player) ?? noTotals, totals))
  return [...sums].map(([player, totals]) => ({ player, totals })).sort((a, b) => a.player - b.player)
}

/** The players with most of a figure; a tie at the last place is kept whole, and nobody with none of it has a place. */
export const leadersIn = (figure: Figure, players: readonly PlayerTotals[], places: number): readonly Ranked<PlayerTotals>[] =>
  topOf(players, ({ totals }) => totals.sums[figure] ?? 0, places)
