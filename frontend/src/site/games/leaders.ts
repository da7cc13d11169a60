import type { Figure } from '@fullcourt/domain/statistics/figures'
import { sportShowing, type Sport } from '@fullcourt/domain/sports/sports'
import type { BoxScore, PlayerLine } from './box-score'

export type Leader = { readonly players: readonly Pick<PlayerLine, 'id' | 'name' | 'photo' | 'to'>[]; readonly value: number }

/** Who has most of a figure among the players of a side, all of them where several have as many; null where it was not kept. */
export const leaderIn = (lines: readonly PlayerLine[], figure: Figure): Leader | null => {
  const value = Math.max(0, ...lines.map(({ figures }) => figures?.[figure] ?? 0))
  if (value === 0) return null
  return { value, players: lines.filter(({ figures }) => figures?.[figure] === value) }
}

/** The three that a box score always names. */
export const leaderStats = ({ leaders: { points, rebounds, assists } }: Sport) => [points, rebounds, assists]

/** The same game with the lines of its leaders alone, for a page that shows nobody else. */
export const onlyLeaders = (game: BoxScore): BoxScore => {
  const figures = leaderStats(sportShowing(game.shown)).map(({ figure }) => figure)
  const led = (lines: readonly PlayerLine[]) => {
    const leading = new Set(figures.flatMap(figure => leaderIn(lines, figure)?.players.map(({ id }) => id) ?? []))
    return lines.filter(({ id }) => leading.has(id))
  }
  return { ...game, lines: { away: led(game.lines.away), home: led(game.lines.home) } }
}
