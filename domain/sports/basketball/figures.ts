/** The raw figures of a line, in the order in which facts hold them (docs/games.md#lines). */
export const BASKETBALL_FIGURES = ['PTS', 'AST', 'REB', 'FGM', 'FGA', '2PM', '2PA', '3PM', '3PA', 'FTM', 'FTA'] as const
export type BasketballFigure = (typeof BASKETBALL_FIGURES)[number]
export type BasketballPercentage = 'FG%' | '2P%' | '3P%' | 'FT%'
