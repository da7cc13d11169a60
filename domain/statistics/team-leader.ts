import type { PlayerId } from '../ids/kinds'
import type { Figure } from './figures'
import { perGame } from './percentages'
import type { PlayerTotals } from './totals'

/** Who leads a team in a figure: the mean per game, one decimal, over the games in which it was kept. */
export type TeamLeader = { readonly player: PlayerId; readonly perGame: number; readonly games: number }

/** Somebody who played less than this share of the games of the most used player leads in nothing. */
const LEAST_SHARE = 0.5

/** The player with the highest mean; of equal ones the one with more games, then the one who came first. Null where nobody has any. */
export const teamLeaderIn = (figure: Figure, players: readonly PlayerTotals[]): TeamLeader | null => {
  const means = players.map(({ player, totals }) => {
    const games = totals.kept[figure] ?? 0
    return { player, games, perGame: perGame(totals.sums[figure], games) ?? 0 }
  })
  const enough = LEAST_SHARE * Math.max(0, ...means.map(({ games }) => games))
  const [leader] = means
    .filter(mean => mean.perGame > 0 && mean.games >= enough)
    .sort((a, b) => b.perGame - a.perGame || b.games - a.games)
  return leader ?? null
}
