import { askDays } from '../games/queries'
import { progressOf } from '../games/progress'
import type { Site } from '../site'
import { siteQuery } from '../site-query'

/** How far the games of a league, or of the whole active season, are played. */
export const progressOfLeague = (site: Site, league?: number) =>
  siteQuery('progress', { league }, [`league:${league}`], async signal =>
    progressOf(await askDays(site, { leagueId: league }, signal), site.today),
  )
