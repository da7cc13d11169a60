import type { StatisticDefinition, DefaultPeriod, DerivedFigure, Ratio, SportDefinition } from '../definition'
import { type BaseballFigure, type BaseballPercentage, BASEBALL_FIGURES } from './figures'

/** In the order in which they are shown: that of a printed box score. */
export const BASEBALL_DEFINITIONS: readonly StatisticDefinition<BaseballFigure | BaseballPercentage>[] = [
  { id: 16, name: 'At Bats', abbreviation: 'AB' },
  { id: 17, name: 'Runs', abbreviation: 'R' },
  { id: 18, name: 'Hits', abbreviation: 'H' },
  { id: 19, name: 'Singles', abbreviation: '1B' },
  { id: 20, name: 'Doubles', abbreviation: '2B' },
  { id: 21, name: 'Triples', abbreviation: '3B' },
  { id: 22, name: 'Home Runs', abbreviation: 'HR' },
  { id: 23, name: 'Runs Batted In', abbreviation: 'RBI' },
  { id: 24, name: 'Walks', abbreviation: 'BB' },
  { id: 25, name: 'Strikeouts', abbreviation: 'SO' },
  { id: 26, name: 'Stolen Bases', abbreviation: 'SB' },
  { id: 27, name: 'Batting Average', abbreviation: 'AVG' },
]

/** Nine innings, and one for all beyond. Their names are short: they head the columns of a line score. */
export const BASEBALL_PERIODS: readonly DefaultPeriod[] = [
  { id: 11, name: '1st' },
  { id: 12, name: '2nd' },
  { id: 13, name: '3rd' },
  { id: 14, name: '4th' },
  { id: 15, name: '5th' },
  { id: 16, name: '6th' },
  { id: 17, name: '7th' },
  { id: 18, name: '8th' },
  { id: 19, name: '9th' },
  { id: 20, name: 'Extra' },
]

/** Hits are the sum of those by bases; singles are what is left of them. */
export const BASEBALL_DERIVED: readonly DerivedFigure<BaseballFigure>[] = [
  { figure: '1B', sum: { H: 1, '2B': -1, '3B': -1, HR: -1 }, comparedWith: null },
  { figure: 'H', sum: { '1B': 1, '2B': 1, '3B': 1, HR: 1 }, comparedWith: 'hits by bases' },
]

export const BASEBALL_PERCENTAGES: { readonly [percentage in BaseballPercentage]: Ratio<BaseballFigure> } = {
  AVG: ['H', 'AB'],
}

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
