import type { GameId } from '@fullcourt/domain/ids/kinds'
import { isFigure, type Figure, type Figures } from '@fullcourt/domain/statistics/figures'
import { deriveLine } from '@fullcourt/domain/statistics/line'

/** A line, and where its game is in the order in which games are played. */
type LineInOrder = { readonly order: string; readonly game: GameId; readonly line: Figures }

/** The most of a figure in one game: the first line in which it was reached, and in how many. */
export type BestLine<Line> = { readonly figure: Figure; readonly value: number; readonly times: number; readonly first: Line }

/** Lines summed up. */
export type SummedUp<Line> = {
  readonly games: number
  /** A sum for each set of figures that were kept together: percentages of them are those of the lines. */
  readonly lines: readonly Figures[]
  readonly bests: readonly BestLine<Line>[]
}

/** The lines of the latest games, at most so many, and those of the games before. */
export const latestGames = <Line extends LineInOrder>(
  lines: readonly Line[],
  atMost: number,
): { readonly latest: readonly Line[]; readonly earlier: readonly Line[] } => {
  const newestFirst = lines.toSorted((a, b) => (a.order < b.order ? 1 : -1))
  const shown = new Set([...new Set(newestFirst.map(({ game }) => game))].slice(0, atMost))
  return { latest: lines.filter(({ game }) => shown.has(game)), earlier: lines.filter(({ game }) => !shown.has(game)) }
}

const figuresIn = (line: Figures): readonly Figure[] => Object.keys(line).filter(isFigure)

/** A sum for each set of figures; derived lines have theirs in one order. */
const sumsOf = (lines: readonly Figures[]): readonly Figures[] => {
  const sums = new Map<string, { [figure in Figure]?: number }>()
  for (const line of lines) {
    const kept = Object.keys(line).join()
    const sum = sums.get(kept) ?? {}
    for (const figure of figuresIn(line)) sum[figure] = (sum[figure] ?? 0) + (line[figure] ?? 0)
    sums.set(kept, sum)
  }
  return [...sums.values()]
}

const bestOf = <Line extends LineInOrder>(lines: readonly Line[], figure: Figure): readonly BestLine<Line>[] => {
  const value = lines.reduce((most, { line }) => Math.max(most, line[figure] ?? 0), 0)
  const reached = lines.filter(({ line }) => line[figure] === value)
  const [first] = reached.toSorted((a, b) => (a.order < b.order ? -1 : 1))
  return value > 0 && first ? [{ figure, value, times: reached.length, first }] : []
}

export const summedUp = <Line extends LineInOrder>(entered: readonly Line[]): SummedUp<Line> => {
  const lines = entered.map(one => ({ ...one, line: deriveLine(one.line).figures }))
  const figures = [...new Set(lines.flatMap(({ line }) => figuresIn(line)))]
  return {
    games: new Set(lines.map(({ game }) => game)).size,
    lines: sumsOf(lines.map(({ line }) => line)),
    bests: figures.flatMap(figure => bestOf(lines, figure)),
  }
}
