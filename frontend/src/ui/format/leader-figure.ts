import { isPercentage, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import type { LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { oneDecimal } from './figures'
import { summaryText } from './summary'

/** Per game with one decimal, percentages as everywhere, sums as counts. */
export const leaderFigure =
  (abbreviation: Abbreviation, by: LeaderForm) =>
  (value: number): string =>
    isPercentage(abbreviation) || by === 'total' ? summaryText(abbreviation, value) : oneDecimal(value)
