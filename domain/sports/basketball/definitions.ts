import type { StatisticDefinition } from '../definition'
import type { BasketballFigure, BasketballPercentage } from './figures'

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
