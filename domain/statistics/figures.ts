/** The raw figures of a box score, by abbreviation, in the order in which facts hold them (spec 2 §3, design 5.3); pages show them in that of the definitions. */
export const FIGURES = ['PTS', 'AST', 'REB', 'FGM', 'FGA', '2PM', '2PA', '3PM', '3PA', 'FTM', 'FTA'] as const
export type Figure = (typeof FIGURES)[number]

/** What a line says: a figure that is absent was not kept, which is not zero. */
export type Figures = { readonly [figure in Figure]?: number }

export const isFigure = (abbreviation: string): abbreviation is Figure => (FIGURES as readonly string[]).includes(abbreviation)

/** The same figures with their keys in the one order, so that equal lines are equal texts. */
export const inFigureOrder = (figures: Figures): Figures =>
  Object.fromEntries(FIGURES.filter(figure => figures[figure] !== undefined).map(figure => [figure, figures[figure]]))
