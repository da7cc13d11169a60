import type { SportDefinition } from '../definition'
import { BASKETBALL_DEFINITIONS } from './definitions'
import { BASKETBALL_DERIVED, BASKETBALL_PERCENTAGES } from './derived'
import { BASKETBALL_FIGURES, type BasketballFigure, type BasketballPercentage } from './figures'
import { BASKETBALL_PERIODS } from './periods'

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
