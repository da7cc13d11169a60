import type { SportDefinition } from '../definition'
import { BASEBALL_DEFINITIONS } from './definitions'
import { BASEBALL_DERIVED, BASEBALL_PERCENTAGES } from './derived'
import { BASEBALL_FIGURES, type BaseballFigure, type BaseballPercentage } from './figures'
import { BASEBALL_PERIODS } from './periods'

export const baseball: SportDefinition<BaseballFigure, BaseballPercentage> = {
  id: 2,
  name: 'baseball',
  periods: BASEBALL_PERIODS,
  figures: BASEBALL_FIGURES,
  definitions: BASEBALL_DEFINITIONS,
  percentages: BASEBALL_PERCENTAGES,
  derived: BASEBALL_DERIVED,
  score: { figure: 'R', noun: 'runs', perGame: 'R/G' },
  sheet: ['AB', 'R', 'H', '1B', '2B', '3B', 'HR', 'RBI', 'BB', 'SO', 'SB'],
  summary: { percentage: 'AVG', percentageNote: 'batting average', figure: 'HR', figureNote: 'home runs' },
  leaders: {
    points: { figure: 'R', label: 'Runs' },
    threes: { figure: 'HR', label: 'Home runs' },
    rebounds: { figure: 'RBI', label: 'Runs batted in' },
    assists: { figure: 'H', label: 'Hits' },
  },
  qualifying: { AVG: 3 },
  atAGlance: ['AB', 'R', 'H', 'HR', 'RBI'],
}
