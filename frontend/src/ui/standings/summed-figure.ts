import { statName, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { summaryIn, summaryText } from '../format/summary'
import type { StandingsFigure } from './figures'

/** What the sport sums up in a table. */
export const summedFigure = (abbreviation: Abbreviation): StandingsFigure => ({
  key: abbreviation === 'FT%' ? 'FT' : abbreviation,
  name: statName(abbreviation),
  short: abbreviation,
  by: row => summaryIn(row, abbreviation),
  show: row => summaryText(abbreviation, summaryIn(row, abbreviation)),
})
