import { askProgress } from '../games/queries'
import type { Site } from '../site'
import { siteQuery } from '../site-query'

/** How far the games of a league, or of the whole active season, are played. */
export const progressOfLeague = (site: Site, league?: number) =>
  siteQuery('progress', { league }, league === undefined ? ['games', 'seasons'] : [`league:${league}`], signal =>
    askProgress(site, { leagueId: league }, signal),
  )
