import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

/** Who won each season, the newest first; of one season where it is named. */
export const championsQuery = ({ api, today: on }: PublicSite, seasonId?: number) =>
  siteQuery('champions', { seasonId, on }, ['games', 'seasons', 'teams'], signal =>
    api.get('/api/champions', { query: { seasonId, on }, signal }),
  )
