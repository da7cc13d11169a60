import { askProgress } from '../games/queries'
import type { Site } from '../site'
import { siteQuery } from '../site-query'

/** How far the games of a league, or of a whole season, the active one where none is named, are played. */
export const progressOfLeague = (site: Site, season?: number, league?: number) =>
  siteQuery('progress', { season, league }, league === undefined ? ['games', 'seasons'] : [`league:${league}`], signal =>
    askProgress(site, { seasonId: season, leagueId: league }, signal),
  )
