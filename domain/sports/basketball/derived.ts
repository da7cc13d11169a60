import type { DerivedFigure, Ratio } from '../definition'
import type { BasketballFigure, BasketballPercentage } from './figures'

/** Shots follow from each other, points from the made shots (docs/games.md#lines). */
export const BASKETBALL_DERIVED: readonly DerivedFigure<BasketballFigure>[] = [
  { figure: '2PM', sum: { FGM: 1, '3PM': -1 }, comparedWith: null },
  { figure: '2PA', sum: { FGA: 1, '3PA': -1 }, comparedWith: null },
  { figure: 'FGM', sum: { '2PM': 1, '3PM': 1 }, comparedWith: 'made shots' },
  { figure: 'FGA', sum: { '2PA': 1, '3PA': 1 }, comparedWith: 'attempted shots' },
  { figure: 'PTS', sum: { '2PM': 2, '3PM': 3, FTM: 1 }, comparedWith: 'made shots' },
]

export const BASKETBALL_PERCENTAGES: { readonly [percentage in BasketballPercentage]: Ratio<BasketballFigure> } = {
  'FG%': ['FGM', 'FGA'],
  '2P%': ['2PM', '2PA'],
  '3P%': ['3PM', '3PA'],
  'FT%': ['FTM', 'FTA'],
}
