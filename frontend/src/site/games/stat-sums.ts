import { FIGURES, type Figures } from '@fullcourt/domain/statistics/figures'

/** Sums of lines; a figure that no line has stays absent. */
export const sumOf = (lines: readonly (Figures | null)[]): Figures => {
  const kept = FIGURES.map(figure => [figure, lines.flatMap(line => line?.[figure] ?? [])] as const).filter(
    ([, all]) => all.length,
  )
  return Object.fromEntries(kept.map(([figure, all]) => [figure, all.reduce((sum, value) => sum + value, 0)]))
}
