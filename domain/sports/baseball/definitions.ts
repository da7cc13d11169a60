import type { StatisticDefinition } from '../definition'
import type { BaseballFigure, BaseballPercentage } from './figures'

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
