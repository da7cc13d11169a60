import { isPercentage, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { percent } from './figures'
import { stat } from './stat'

/** A row of standings, with what its sport sums up. */
export type Summed = {
  readonly ftPercentage: number | null
  readonly total3PM: number | null
  readonly summary: readonly { readonly abbreviation: string; readonly value: number }[]
}

/** What a row of standings says of a statistic, null where it is not kept; free throws are times 100 (docs/standings.md#percentages). */
export const summaryIn = (row: Summed, abbreviation: Abbreviation): number | null => {
  if (abbreviation === 'FT%') return row.ftPercentage
  if (abbreviation === '3PM') return row.total3PM
  return row.summary.find(summed => summed.abbreviation === abbreviation)?.value ?? null
}

/**
 * How standings, leaders and the sums of a player's season write a statistic: free throws with one decimal and a sign, and the other
 * percentages, for which nothing else is said, alike; a row has one form.
 */
export const summaryText = (abbreviation: Abbreviation, value: number | null): string => {
  if (!isPercentage(abbreviation)) return stat(abbreviation, value)
  return percent(value === null || abbreviation === 'FT%' ? value : value * 100)
}
