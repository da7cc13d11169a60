import type { Figure } from '@fullcourt/domain/statistics/figures'
import type { PlayerLine } from './box-score'

export type Leader = { readonly names: readonly string[]; readonly value: number }

/** Who has most of a figure among the players of a side, all of them where several have as many; null where it was not kept. */
export const leaderIn = (lines: readonly PlayerLine[], figure: Figure): Leader | null => {
  const value = Math.max(0, ...lines.map(({ figures }) => figures?.[figure] ?? 0))
  if (value === 0) return null
  return { value, names: lines.filter(({ figures }) => figures?.[figure] === value).map(({ name }) => name) }
}
