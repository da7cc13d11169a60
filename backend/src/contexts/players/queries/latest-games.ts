import type { GameId } from '@fullcourt/domain/ids/kinds'
import { isFigure, type Figure, type Figures } from '@fullcourt/domain/statistics/figures'
import { deriveLine, figureOf } from '@fullcourt/domain/statistics/line'

/** A line, and where its game is in the order in which games are played. */
export type LineInOrder = { readonly order: string; readonly game: GameId; readonly line: Figures }

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

/** A sum for each set of figures that were kept together. */
const sumsOf = (lines: readonly Figures[]): readonly Figures[] => {
  const sums = new Map<string, { [figure in Figure]?: number }>()
  for (const line of lines) {
    const figures = figuresIn(line)
    const kept = figures.join()
    const sum = sums.get(kept) ?? {}
    for (const figure of figures) sum[figure] = (sum[figure] ?? 0) + (line[figure] ?? 0)
    sums.set(kept, sum)
  }
  return [...sums.values()]
}

/** Derived figures are sums of others, so those of many lines follow from the sums of what was entered. */
const derivedSums = (entered: readonly Figures[]): readonly Figures[] =>
  sumsOf(sumsOf(entered).map(sum => deriveLine(sum).figures))

const bestOf = <Line extends LineInOrder>(lines: readonly Line[], figure: Figure): readonly BestLine<Line>[] => {
  const values = lines.map(({ line }) => figureOf(line, figure))
  const value = values.reduce<number>((most, one = 0) => Math.max(most, one), 0)
  const reached = lines.filter((_, at) => values[at] === value)
  const [first] = reached.toSorted((a, b) => (a.order < b.order ? -1 : 1))
  return value > 0 && first ? [{ figure, value, times: reached.length, first }] : []
}

export const summedUp = <Line extends LineInOrder>(lines: readonly Line[]): SummedUp<Line> => {
  const sums = derivedSums(lines.map(({ line }) => line))
  const figures = [...new Set(sums.flatMap(figuresIn))]
  return {
    games: new Set(lines.map(({ game }) => game)).size,
    lines: sums,
    bests: figures.flatMap(figure => bestOf(lines, figure)),
  }
}
