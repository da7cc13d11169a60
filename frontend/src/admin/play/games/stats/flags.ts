import { FIGURES, type Figure } from '@fullcourt/domain/statistics/figures'

/** The figures that flags are about: each begins with its figure (`FGM is more than FGA`), and may name another one. */
export const flaggedFigures = (flags: readonly string[]): ReadonlySet<Figure> =>
  new Set(flags.flatMap(flag => FIGURES.filter(figure => flag.split(/[\s,]+/).includes(figure))))
