import { deriveLine } from '@fullcourt/domain/statistics/line'
import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'

/** Made and attempted, or the sum of a figure; nothing where it is not kept. */
const parts: readonly { readonly label: string; readonly figure: Figure; readonly attempted?: Figure }[] = [
  { label: 'FG', figure: 'FGM', attempted: 'FGA' },
  { label: '3P', figure: '3PM', attempted: '3PA' },
  { label: 'FT', figure: 'FTM', attempted: 'FTA' },
  { label: 'REB', figure: 'REB' },
  { label: 'AST', figure: 'AST' },
]

const sumOf = (lines: readonly Figures[], figure: Figure): number | null => {
  const kept = lines.flatMap(line => line[figure] ?? [])
  return kept.length === 0 ? null : kept.reduce((sum, value) => sum + value, 0)
}

const derivedFigures = (lines: readonly (Figures | null)[]) => lines.flatMap(line => (line ? deriveLine(line).figures : []))

/** Points of lines as they are counted so far. */
export const pointsOf = (lines: readonly (Figures | null)[]): number => sumOf(derivedFigures(lines), 'PTS') ?? 0

/** What was counted of lines, in one short text: `3-7 FG · 1-2 3P · 4 REB`; what nobody has is left out. */
export const linesText = (lines: readonly (Figures | null)[]): string => {
  const figures = derivedFigures(lines)
  const texts = parts.flatMap(({ label, figure, attempted }) => {
    const made = sumOf(figures, figure)
    const tried = attempted && sumOf(figures, attempted)
    if (!made && !tried) return []
    return [`${tried == null ? made : `${made ?? 0}-${tried}`} ${label}`]
  })
  return texts.join(' · ')
}
