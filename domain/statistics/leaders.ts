import type { PlayerId } from '../ids/kinds'
import type { Figure } from './figures'
import { topOf, type Ranked } from './ranking'
import type { Totals } from './totals'

/** What a player's lines come to, in one entry or in all that are counted. */
export type PlayerTotals = { readonly player: PlayerId; readonly totals: Totals }

/** The players with most of a figure; a tie at the last place is kept whole, and nobody with none of it has a place. */
export const leadersIn = (figure: Figure, players: readonly PlayerTotals[], places: number): readonly Ranked<PlayerTotals>[] =>
  topOf(players, ({ totals }) => totals.sums[figure] ?? 0, places)
