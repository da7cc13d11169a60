/** What is kept of a batter, in the order in which facts hold it. */
export const BASEBALL_FIGURES = ['AB', 'R', 'H', '1B', '2B', '3B', 'HR', 'RBI', 'BB', 'SO', 'SB'] as const
export type BaseballFigure = (typeof BASEBALL_FIGURES)[number]
export type BaseballPercentage = 'AVG'
