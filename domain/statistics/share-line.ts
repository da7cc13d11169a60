import { FIGURES, inFigureOrder, type Figure, type Figures } from './figures'
import { deriveLine } from './line'

/** The line that keeps a figure, or shall keep it: the first in which it was entered, else the first. */
const keeperOf = (lines: readonly Figures[], figure: Figure): number =>
  Math.max(
    0,
    lines.findIndex(line => line[figure] !== undefined),
  )

/** What more there is goes to the line that keeps the figure; what less is taken from the first on, from each what it has. */
const sharesOf = (parts: readonly number[], keeper: number, whole: number): readonly number[] => {
  let more = whole - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, i) => {
    if (more > 0) return i === keeper ? part + more : part
    const taken = Math.min(Math.max(part, 0), -more)
    more += taken
    return part - taken
  })
}

type Shares = ReadonlyMap<Figure, number>

/** Enters what the line does not come to by itself, one figure after another: each may be what another one follows from. */
const complete = (line: Figures, shares: Shares): Figures => {
  const { figures } = deriveLine(line)
  const missing = [...shares].find(([figure, share]) => (figures[figure] ?? 0) !== share)
  return missing === undefined ? line : complete({ ...line, [missing[0]]: missing[1] }, shares)
}

/**
 * The lines of one person in one game so that they add up to `whole` (`addLines`): each keeps what it has, as far as that goes, so that
 * the figures stay where they were entered.
 */
export const shareLine = (lines: readonly Figures[], whole: Figures): readonly Figures[] => {
  const derived = lines.map(line => deriveLine(line).figures)
  const shares = FIGURES.flatMap(figure => {
    const sum = whole[figure]
    if (sum === undefined) return []
    const parts = derived.map(line => line[figure] ?? 0)
    const keeper = keeperOf(lines, figure)
    return [{ figure, keeper, shares: sharesOf(parts, keeper, sum) }]
  })
  return lines.map((line, i) => {
    const own = shares.map(({ figure, shares }) => [figure, shares[i] ?? 0] as const)
    const entered = own.filter(([figure], at) => line[figure] !== undefined || shares[at]?.keeper === i)
    return inFigureOrder(complete(Object.fromEntries(entered), new Map(own)))
  })
}
