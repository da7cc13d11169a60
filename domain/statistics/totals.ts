import type { PlayerId } from '../ids/kinds'
import { FIGURES, type Figure, type Figures } from './figures'
import { deriveLine, didNotPlay } from './line'

/** Sums over lines: games played, each figure's sum, and in how many lines it was kept (a figure kept in none is absent). */
export type Totals = { readonly games: number; readonly sums: Figures; readonly kept: Figures }

/** What a player's lines come to, in one entry or in all that are counted. */
export type PlayerTotals = { readonly player: PlayerId; readonly totals: Totals }

export const noTotals: Totals = { games: 0, sums: {}, kept: {} }

const combine = (totals: Totals, line: Figures, sign: 1 | -1): Totals => {
  const { figures } = deriveLine(line)
  const kept: { [figure in Figure]?: number } = {}
  const sums: { [figure in Figure]?: number } = {}
  for (const figure of FIGURES) {
    const value = figures[figure]
    const count = (totals.kept[figure] ?? 0) + (value === undefined ? 0 : sign)
    if (count === 0) continue
    kept[figure] = count
    sums[figure] = (totals.sums[figure] ?? 0) + sign * (value ?? 0)
  }
  return { games: totals.games + (didNotPlay(line) ? 0 : sign), sums, kept }
}

/** Takes a line in; null is no line. */
export const withLine = (totals: Totals, line: Figures | null): Totals => (line === null ? totals : combine(totals, line, 1))

/** Takes a line out that was taken in before. */
export const withoutLine = (totals: Totals, line: Figures | null): Totals => (line === null ? totals : combine(totals, line, -1))

/** What two parts without a common game come to together. */
export const addTotals = (one: Totals, other: Totals): Totals => {
  const kept: { [figure in Figure]?: number } = {}
  const sums: { [figure in Figure]?: number } = {}
  for (const figure of FIGURES) {
    const count = (one.kept[figure] ?? 0) + (other.kept[figure] ?? 0)
    if (count === 0) continue
    kept[figure] = count
    sums[figure] = (one.sums[figure] ?? 0) + (other.sums[figure] ?? 0)
  }
  return { games: one.games + other.games, sums, kept }
}
