import type { Figure } from '@fullcourt/domain/statistics/figures'
import type { Sport } from '@fullcourt/domain/sports/sports'
import type { PlayerLine } from './box-score'

export type Leader = { readonly players: readonly Pick<PlayerLine, 'id' | 'name' | 'photo' | 'to'>[]; readonly value: number }

/** Who has most of a figure among the players of a side, all of them where several have as many; null where it was not kept. */
export const leaderIn = (lines: readonly PlayerLine[], figure: Figure): Leader | null => {
  const value = Math.max(0, ...lines.map(({ figures }) => figures?.[figure] ?? 0))
  if (value === 0) return null
  return { value, players: lines.filter(({ figures }) => figures?.[figure] === value) }
}

/** The three that a box score always names. */
export const leaderStats = ({ leaders: { points, rebounds, assists } }: Sport) => [points, rebounds, assists]
