import type { Site } from '../site'
import { siteQuery } from '../site-query'

/** Who won each season, the newest first; of one season where it is named. */
export const championsOf = ({ api, today: on }: Site, seasonId?: number) =>
  siteQuery('champions', { seasonId, on }, ['games', 'seasons', 'teams'], signal =>
    api.get('/api/champions', { query: { seasonId, on }, signal }),
  )
