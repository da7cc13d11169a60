import { SPORTS, type SportFigure } from '../sports/sports'

/** A raw figure of a box score, of whichever sport. */
export type Figure = SportFigure

/**
 * The raw figures, by abbreviation, in the order in which facts hold them (docs/standings.md#definitions); pages show them in that of the
 * definitions.
 */
export const FIGURES: readonly Figure[] = SPORTS.flatMap(({ figures }) => figures)

const KNOWN: ReadonlySet<string> = new Set(FIGURES)

/** What a line says: a figure that is absent was not kept, which is not zero. */
export type Figures = { readonly [figure in Figure]?: number }

export const isFigure = (abbreviation: string): abbreviation is Figure => KNOWN.has(abbreviation)

/** The same figures with their keys in the one order, so that equal lines are equal texts. */
export const inFigureOrder = (figures: Figures): Figures => {
  const ordered: { [figure in Figure]?: number } = {}
  for (const figure of FIGURES) {
    const value = figures[figure]
    if (value !== undefined) ordered[figure] = value
  }
  return ordered
}
