import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { isFigure } from '@fullcourt/domain/statistics/figures'
import { shareText, whole } from './figures'

/** What a column of statistics says: a figure as a count (`12`), a percentage as a ratio (`.478`), wherever it is shown. */
export const stat = (abbreviation: Abbreviation, value: number | null) => (isFigure(abbreviation) ? whole : shareText)(value)
