import type { StatisticDefinition, DefaultPeriod, DerivedFigure, Ratio, SportDefinition } from '../definition'
import { type BasketballFigure, type BasketballPercentage, BASKETBALL_FIGURES } from './figures'

/** The fifteen of the specification in the order in which they are shown (docs/standings.md#definitions). */
export const BASKETBALL_DEFINITIONS: readonly StatisticDefinition<BasketballFigure | BasketballPercentage>[] = [
  { id: 1, name: 'Points', abbreviation: 'PTS' },
  { id: 3, name: 'Rebounds', abbreviation: 'REB' },
  { id: 2, name: 'Assists', abbreviation: 'AST' },
  { id: 4, name: 'Field Goals Made', abbreviation: 'FGM' },
  { id: 5, name: 'Field Goals Attempted', abbreviation: 'FGA' },
  { id: 6, name: 'Field Goal Percentage', abbreviation: 'FG%' },
  { id: 7, name: 'Two-Pointers Made', abbreviation: '2PM' },
  { id: 8, name: 'Two-Pointers Attempted', abbreviation: '2PA' },
  { id: 9, name: 'Two-Point Percentage', abbreviation: '2P%' },
  { id: 10, name: 'Three-Pointers Made', abbreviation: '3PM' },
  { id: 11, name: 'Three-Pointers Attempted', abbreviation: '3PA' },
  { id: 12, name: 'Three-Point Percentage', abbreviation: '3P%' },
  { id: 13, name: 'Free Throws Made', abbreviation: 'FTM' },
  { id: 14, name: 'Free Throws Attempted', abbreviation: 'FTA' },
  { id: 15, name: 'Free Throw Percentage', abbreviation: 'FT%' },
]

/** Four quarters and overtime (docs/games.md#periods). */
export const BASKETBALL_PERIODS: readonly DefaultPeriod[] = [
  { id: 1, name: 'Q1' },
  { id: 2, name: 'Q2' },
  { id: 3, name: 'Q3' },
  { id: 4, name: 'Q4' },
  { id: 5, name: 'OT' },
]

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

export const basketball: SportDefinition<BasketballFigure, BasketballPercentage> = {
  id: 1,
  name: 'basketball',
  periods: BASKETBALL_PERIODS,
  figures: BASKETBALL_FIGURES,
  definitions: BASKETBALL_DEFINITIONS,
  percentages: BASKETBALL_PERCENTAGES,
  derived: BASKETBALL_DERIVED,
  score: { figure: 'PTS', noun: 'points', perGame: 'PPG' },
  sheet: ['2PM', '2PA', '3PM', '3PA', 'FGM', 'FGA', 'FTM', 'FTA', 'AST', 'REB', 'PTS'],
  summary: { percentage: 'FT%', percentageNote: 'of free throws', figure: '3PM', figureNote: 'threes made' },
  leaders: {
    points: { figure: 'PTS', label: 'Points' },
    threes: { figure: '3PM', label: 'Threes' },
    rebounds: { figure: 'REB', label: 'Rebounds' },
    assists: { figure: 'AST', label: 'Assists' },
  },
  qualifying: { 'FG%': 4, '2P%': 3, '3P%': 2, 'FT%': 1 },
  atAGlance: ['PTS', 'REB', 'AST', 'FGM', '3PM', 'FTM'],
}
