import type { SeasonAnswer } from '../../../api/schema'

const endOf = ({ finishDate, startDate }: SeasonAnswer) => finishDate ?? startDate ?? ''

/** The season that ends last; where none has dates, the newest. Of several organizations there is none: each has its own. */
export const lastSeason = (seasons: readonly SeasonAnswer[]): SeasonAnswer | undefined =>
  new Set(seasons.map(({ organization_id }) => organization_id)).size > 1
    ? undefined
    : [...seasons].sort((a, b) => endOf(b).localeCompare(endOf(a)) || b.id - a.id)[0]
